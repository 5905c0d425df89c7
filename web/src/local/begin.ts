/** Begin a table, at the server or on this device, and go there. */
import { newShare } from '../game/chance'
import type { GameRecord } from '../game/replaying'
import type { Level } from '../kernel/thinker'
import { callMe, deviceName, knownMe, rememberName, someMe } from '../parts/me.svelte'
import { notice } from '../parts/notices.svelte'
import { settings } from '../parts/settings.svelte'
import { go } from '../places/place.svelte'
import { say } from '../text/text.svelte'
import { ApiError, command, createTable, isUnreachable } from '../wire/api'
import { hasServer } from '../wire/host'
import type { NewTable, SeatView } from '../wire/types'
import { type DeviceSeat, gameFrom, isLevel, newGame } from './game'
import { keep } from './shelf'

/** Nothing is asked: whoever has no name gets one, this one if there is one.
 *
 * A game that needs nobody elsewhere is played on this device, if that is wanted (`here`, or by
 * the settings) or if no server can be reached.
 */
export async function beginTable(table: Partial<NewTable>, name?: string, here = false): Promise<void> {
  const alone = table.start === true
  if (alone && (here || !hasServer || settings.onDevice)) {
    beginHere(table, name)
    return
  }
  try {
    if (name && !(await knownMe())) await callMe(name)
    else await someMe()
    const { id } = await createTable({ ...table, start: false })
    // My share of the shuffling comes after the server's promise, which the answer holds.
    if (alone) await command(id, { type: 'start', ...(seated(table) ? { share: newShare() } : {}) })
    go({ screen: 'table', id })
  } catch (error) {
    if (!alone || !(error instanceof ApiError) || !isUnreachable(error)) throw error
    beginHere(table, name)
    notice(say('device-instead'))
  }
}

function seated({ seat = 0, guests = {} }: Partial<NewTable>): boolean {
  return seat !== null || Object.keys(guests).length > 0
}

function beginHere(table: Partial<NewTable>, name?: string): void {
  if (name) rememberName(name)
  const game = newGame(table, name ?? deviceName())
  keep(game)
  go({ screen: 'table', id: game.id })
}

/** Level of bots that play for people. */
const STAND_IN: Level = 'strong'

/** Play on from a game after so many moves, in the place of whoever is to move then, against bots. */
export function tryFrom(record: GameRecord, moves: number, seat: number, seats: readonly SeatView[]): void {
  const players = seats.map(({ bot }, at): DeviceSeat =>
    at === seat ? { name: deviceName(), bot: null } : { name: '', bot: isLevel(bot) ? bot : STAND_IN },
  )
  const game = gameFrom(record, moves, players)
  keep(game)
  go({ screen: 'table', id: game.id })
}
