/** The games of this device among my games, and what can be done with one. */
import { type GameRecord } from '../game/replaying'
import { seatNames } from '../game/names'
import { seenTable } from '../game/seeing'
import { hasStandIns, NO_STAND_INS, type StandIns, standInsOf } from '../game/standing'
import { knownMe, someMe } from '../parts/me.svelte'
import { isOnDevice } from '../places/address'
import { eventsOf, importRecord, recordOf as serverRecord, tableOf } from '../wire/api'
import { Refusal } from '../wire/refusal'
import type { MyTable, TableView } from '../wire/types'
import { type DeviceGame, peopleOf, seatsOf } from './game'
import { gameKept, gamesKept, keep } from './shelf'
import { DeviceTable, recordOf } from './table'

/** A game of this device as a game of mine, and whether a server has it too. */
export interface DeviceListing {
  tables: MyTable[]
  /** How many could not be read and were set aside. */
  damaged: number
}

export function deviceTables(): DeviceListing {
  const { games, damaged } = gamesKept()
  return { tables: games.map(listed), damaged }
}

function listed(game: DeviceGame): MyTable {
  return {
    id: game.id,
    status: game.status,
    changed: game.changed,
    mode: game.mode,
    playgrounds: game.playgrounds,
    seats: seatsOf(game),
    my_seats: peopleOf(game),
    your_turn: game.waits,
    result: game.result,
    // It is a game of its own in the list.
    rematch: null,
    invited: false,
  }
}

function kept(id: string): DeviceGame {
  const game = gameKept(id)
  if (!game) throw new Refusal('page/no_device_game', {})
  return game
}

/** Where a game comes from that is looked at again: who sits at its table, and what was played. */
export interface PlayedGame {
  table(): Promise<TableView>
  record(): Promise<GameRecord>
  /** Who moved in somebody's place. */
  standIns(table: TableView): Promise<StandIns>
}

/** A game of a server's table, or of one here. */
export function playedGame(id: string): PlayedGame {
  if (!isOnDevice(id))
    return {
      table: () => tableOf(id),
      record: () => serverRecord<GameRecord>(id),
      standIns: async (table) =>
        hasStandIns(table) ? standInsOf(table, (await eventsOf(id)).events) : NO_STAND_INS,
    }
  return {
    standIns: () => Promise.resolve(NO_STAND_INS),
    table: () => Promise.resolve(seenTable(new DeviceTable(kept(id)).told(), null)),
    record: () => Promise.resolve(deviceRecord(id)),
  }
}

/** The seats of whoever looks at it. */
export async function seatsOfMine(id: string, { seats }: TableView): Promise<number[]> {
  const me = isOnDevice(id) ? null : await knownMe().catch(() => null)
  const own = (person: string | null) => person !== null && (isOnDevice(id) || person === me?.id)
  return seats.flatMap(({ person }, seat) => (own(person) ? [seat] : []))
}

/** The record of a game here, with the names of its players as they are said now. */
export function deviceRecord(id: string): GameRecord {
  const game = kept(id)
  return recordOf(game, seatNames(seatsOf(game)))
}

/** Save the record of a game here as a file. */
export function downloadRecord(id: string): void {
  const link = document.createElement('a')
  const file = new Blob([JSON.stringify(deviceRecord(id))], { type: 'application/json' })
  link.href = URL.createObjectURL(file)
  link.download = `quadropolis-${id}.json`
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The table that a server keeps a game as, if it was handed over. */
export function handedAs(id: string): string | null {
  return gameKept(id)?.handed ?? null
}

/** Give a finished game to the server, for its replay and for my other devices; the id it has there. */
export async function handOver(id: string): Promise<string> {
  const game = kept(id)
  if (game.handed) return game.handed
  await someMe()
  const { id: handed } = await importRecord(deviceRecord(id))
  keep({ ...game, handed })
  return handed
}
