/** Who won, and what decided it, as a text to be said. */
import type { Sheet, TableView } from '../wire/types'

export type Result = NonNullable<TableView['result']>

interface Said {
  key: string
  values: Record<string, string | number>
}

/** The verdict in one sentence; the tie-break in a second one, if there was a tie. */
export function verdictOf(
  result: Pick<Result, 'scores' | 'winners' | 'decided_by'>,
  sheets: Pick<Sheet, 'inhabitants_on_buildings' | 'empty_squares'>[],
  names: string[],
  join: (names: string[]) => string,
): { winner: Said; why: Said | null } {
  const { scores, winners, decided_by: decided } = result
  const best = Math.max(...scores)
  const nameOf = (seat: number) => names[seat] ?? ''
  const winner = winners[0] ?? 0
  const values = { names: join(winners.map(nameOf)), count: winners.length, points: best }
  const said = { key: 'end-winner', values }
  if (decided === 'points') return { winner: said, why: null }
  const most = sheets[winner]?.inhabitants_on_buildings
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  // Whoever fell behind at one tie-break has nothing to say in the next.
  const still = {
    shared: winners,
    inhabitants: tied,
    empty_squares: tied.filter((seat) => sheets[seat]?.inhabitants_on_buildings === most),
  }[decided]
  const level = { names: join(still.map(nameOf)), points: best, winner: nameOf(winner) }
  if (decided === 'shared') return { winner: said, why: { key: 'end-shared', values: level } }
  const field = decided === 'inhabitants' ? 'inhabitants_on_buildings' : 'empty_squares'
  const others = still.filter((seat) => seat !== winner).map((seat) => sheets[seat]?.[field] ?? 0)
  const next = decided === 'inhabitants' ? Math.max(...others) : Math.min(...others)
  const why = { ...level, count: sheets[winner]?.[field] ?? 0, other: next }
  return { winner: said, why: { key: `end-tie-${decided}`, values: why } }
}

/** How somebody did who has not won: the place, whether others share it, and the points behind the winner. */
export function placeOf(
  { scores, winners }: Pick<Result, 'scores' | 'winners'>,
  seat: number,
): { place: number; shared: boolean; behind: number } {
  const own = scores[seat] ?? 0
  const won = (other: number) => winners.includes(other)
  const ahead = scores.filter((score, other) => score > own || (score === own && won(other)))
  return {
    place: ahead.length + 1,
    shared: scores.some((score, other) => other !== seat && score === own && !won(other)),
    behind: Math.max(...scores) - own,
  }
}
