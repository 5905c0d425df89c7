/** Who is gone: since when, and what can be done about it. */
import type { TableView } from '../wire/types'

/** Until it is said in words; a dot tells it before. */
export const CALM_MS = 60_000

/** Whether a person plays on that seat and is not connected. */
export function isAway(table: TableView, seat: number): boolean {
  const { person = null, bot = null } = table.seats[seat] ?? {}
  return person !== null && !bot && table.presence.seats[seat] === false
}

/** Since when each seat's person is not there, by this device's clock; nothing for those who are. */
export function absentSince(
  table: TableView,
  mine: readonly number[],
  before: Readonly<Record<number, number>>,
  now: number,
): Record<number, number> {
  const found: Record<number, number> = {}
  table.seats.forEach(({ person, bot, resigned }, seat) => {
    const counts = person !== null && !bot && !resigned && !mine.includes(seat)
    if (counts && !table.presence.seats[seat]) found[seat] = before[seat] ?? now
  })
  return found
}

/** Who may let a bot stand in for somebody who is gone: with a clock whoever plays, when the time is up. */
export function standInBy(table: TableView, me: string | null, seat: number): 'me' | 'host' | 'clock' {
  if (table.turn.deadline !== null) return 'clock'
  return table.host === me || table.host === table.seats[seat]?.person ? 'me' : 'host'
}

/** The one to speak of: the player whose turn it is before others, and only after a while.
 *
 * Times are of this device's clock; `ahead` is by how many seconds the table's is before it.
 */
export function missed(
  table: TableView,
  since: Readonly<Record<number, number>>,
  now: number,
  ahead: number,
): { seat: number; awaited: boolean; mayGive: boolean; seconds: number } | null {
  if (table.status !== 'playing' && table.status !== 'allocating') return null
  const gone = Object.keys(since)
    .map(Number)
    .filter((seat) => now - (since[seat] ?? now) >= CALM_MS)
  const awaited = gone.find((seat) => table.turn.waited_for.includes(seat))
  const seat = awaited ?? gone[0]
  if (seat === undefined) return null
  const { deadline, since: began } = table.turn
  const calm = Math.max(began - ahead, (since[seat] ?? now) / 1000) + CALM_MS / 1000
  const seconds = Math.max(0, Math.ceil((deadline === null ? calm : deadline - ahead) - now / 1000))
  return { seat, awaited: awaited !== undefined, mayGive: awaited !== undefined && seconds === 0, seconds }
}
