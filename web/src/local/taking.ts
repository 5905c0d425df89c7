/** A finished game from a file, taken in on this device: where no server keeps it. */
import type { GameRecord } from '../game/replaying'
import { loadKernel } from '../kernel/kernel'
import { Refusal } from '../wire/refusal'
import { type DeviceGame, gameOf, newGame } from './game'
import { keep } from './shelf'
import { DeviceTable } from './table'

/** Keep the game of a record; what is none, cannot be played or is not over is refused. */
export async function takeIn(record: unknown): Promise<DeviceGame> {
  await loadKernel()
  const game = gameOf(JSON.stringify(written(record)))
  if (!game) throw new Refusal('page/not_a_record', {})
  const table = new DeviceTable(game)
  if (table.game.status !== 'finished') throw new Refusal('table/import_not_over', {})
  keep(table.game)
  return table.game
}

/** What a record says, in the shape of a kept game; that it says all of it is not checked here. */
function written(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return null
  const { mode, playgrounds, players, first_player, sites, moves, allocations } =
    record as Partial<GameRecord>
  const names: unknown[] = Array.isArray(players) ? players : []
  const chosen: unknown[] = Array.isArray(allocations) ? allocations : []
  return {
    ...newGame({}, ''),
    mode,
    playgrounds: playgrounds ?? false,
    allocation: chosen.length ? 'manual' : 'automatic',
    seats: names.map((name) => ({ name, bot: null })),
    first_player,
    sites,
    moves,
    confirmed: Object.fromEntries(chosen.flatMap((there, seat) => (there ? [[seat, there]] : []))),
  }
}
