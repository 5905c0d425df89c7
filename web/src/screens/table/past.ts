/** The past of a table as far as a turn needs it: what happened since, what can be taken back. */
import { type Whereabouts, whereaboutsOf } from '../../game/log'
import { listed } from '../../game/names'
import { standingMoves } from '../../game/standing'
import type { EventView, TableView, TakingBack } from '../../wire/types'

/** The moves that the bot has made which stands in on that seat now. */
export function standInMoves(events: readonly EventView[], seat: number): EventView[] {
  const given = events.findLast(({ kind, data }) => kind === 'given' && data.seat === seat)?.number ?? 0
  return standingMoves(events).filter(({ number, data }) => data.seat === seat && number > given)
}

/** The numbers of the moves that were taken back. */
export function takenBack(events: readonly EventView[]): Set<number> {
  const standing = new Set(standingMoves(events).map(({ number }) => number))
  return new Set(
    events
      .filter(({ kind, number }) => kind === 'moved' && !standing.has(number))
      .map(({ number }) => number),
  )
}

/** Who took a move back at a device of several: whoever had made it. */
export function takersOf(
  { kind, number, data }: EventView,
  events: readonly EventView[],
  names: readonly string[],
): Record<string, string> {
  if (kind !== 'undone') return {}
  const before = events.filter((event) => event.number < number)
  const taken = standingMoves(before).slice(-Number(data.moves))
  const makers = new Set(taken.map((move) => names[Number(move.data.seat)] ?? ''))
  return { [String(data.person)]: listed([...makers]) }
}

/** A round of the log: its number, or null for what was before the first; the newest line first. */
interface LoggedRound {
  round: number | null
  events: EventView[]
}

const SILENT: ReadonlySet<string> = new Set(['created', 'sat', 'left', 'bot_sat', 'shared'])

/** Whether an event is told to those who play; the record has all of them. */
export const isTold = ({ kind }: EventView) => !SILENT.has(kind)

/** Two steps of the same hint, one right after the other. */
const isOneHint = (one: EventView, then: EventView) =>
  one.kind === 'hinted' && then.kind === 'hinted' && one.data.seat === then.data.seat

/** What happened, round by round, the newest first: a round's heading stands above its own lines. */
export function logged(events: readonly EventView[]): LoggedRound[] {
  const rounds: LoggedRound[] = [{ round: null, events: [] }]
  for (const event of events) {
    if (event.kind === 'dealt') rounds.unshift({ round: Number(event.log.arguments.round), events: [] })
    else if (isTold(event)) {
      const lines = rounds[0]?.events
      // Where to look, the move and why are one hint: its last step tells it.
      if (lines?.[0] && isOneHint(lines[0], event)) lines.shift()
      lines?.unshift(event)
    }
  }
  return rounds.filter(({ events }) => events.length)
}

/** What the others did since this seat's last move: nothing before its first one but theirs. */
export function sinceMoveOf(events: readonly EventView[], seat: number): EventView[] {
  const moves = standingMoves(events)
  const own = moves.findLastIndex((event) => event.data.seat === seat)
  return moves.slice(own + 1)
}

/** Where a line of the log is seen on the boards: what was taken in another round lay on another site, and after
 * the game the site is cleared.
 */
export function whereaboutsNow(
  event: EventView,
  events: readonly EventView[],
  over = false,
): Whereabouts | null {
  const found = whereaboutsOf(event.log)
  const dealt = events.findLast(({ kind }) => kind === 'dealt')?.number ?? 0
  return found && (over || event.number < dealt) ? { ...found, square: null, spot: null } : found
}

/** Whether new tiles were laid out since the last move of these seats: that cannot be taken back. */
export function dealtSince(events: readonly EventView[], seats: readonly number[]): boolean {
  const own = standingMoves(events).findLast(({ data }) => seats.includes(Number(data.seat)))
  return own !== undefined && events.some(({ kind, number }) => kind === 'dealt' && number > own.number)
}

/** What one of these seats may take back; null if there is nothing. */
export function takingBack(table: TableView, seats: readonly number[]): TakingBack | null {
  const [offer] = seats.flatMap((seat) => table.takes_back[seat] ?? [])
  return offer ?? null
}

/** Whether there was something, but new tiles have been laid out since, be it seen or not. */
export function isTooLate(
  table: TableView,
  happened: readonly EventView[],
  seats: readonly number[],
): boolean {
  if (table.status !== 'playing' || table.setup.undo === 'never') return false
  return !takingBack(table, seats) && dealtSince(happened, seats)
}
