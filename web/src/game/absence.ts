/** Who is gone: since when, and what can be done about it. */
import type { TableView } from '../wire/types'

/** Until it is said in words; a dot tells it before. */
export const CALM_MS = 60_000

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

/** The one to speak of: the player whose turn it is before others, and only after a while. */
export function missed(
  table: TableView,
  since: Readonly<Record<number, number>>,
  now: number,
): { seat: number; awaited: boolean; mayGive: boolean; seconds: number } | null {
  if (table.status !== 'playing' && table.status !== 'allocating') return null
  const gone = Object.keys(since)
    .map(Number)
    .filter((seat) => now - (since[seat] ?? now) >= CALM_MS)
  const awaited = gone.find((seat) => table.turn.waited_for.includes(seat))
  const seat = awaited ?? gone[0]
  if (seat === undefined) return null
  const { deadline, sleeps_at } = table.turn
  const seconds = Math.max(0, Math.ceil((deadline ?? sleeps_at) - now / 1000))
  return { seat, awaited: awaited !== undefined, mayGive: awaited !== undefined && seconds === 0, seconds }
}
