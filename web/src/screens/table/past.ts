/** The past of a table as far as a turn needs it: what happened since, what can be taken back. */
import type { EventView, TableView } from '../../wire/types'

/** The moves that still stand: those taken back are gone. */
export function standingMoves(events: readonly EventView[]): EventView[] {
  const moves: EventView[] = []
  for (const event of events) {
    if (event.kind === 'moved') moves.push(event)
    else if (event.kind === 'undone') moves.splice(moves.length - Number(event.data.moves))
  }
  return moves
}

/** The moves since the last deal that still stand. */
export function movesOfRound(events: readonly EventView[]): EventView[] {
  const deal = events.findLastIndex((event) => event.kind === 'dealt')
  return standingMoves(events.slice(deal + 1))
}

/** What the others did since this seat's last move: nothing before its first one but theirs. */
export function sinceMoveOf(events: readonly EventView[], seat: number): EventView[] {
  const moves = standingMoves(events)
  const own = moves.findLastIndex((event) => event.data.seat === seat)
  return moves.slice(own + 1)
}

export type TakingBack = 'free' | 'ask' | null

/** Whether one of these seats' last moves can be taken back: at once, by asking, or not at all. */
export function takingBack(
  table: TableView,
  events: readonly EventView[],
  seats: readonly number[],
): TakingBack {
  if (table.status !== 'playing' && table.status !== 'allocating') return null
  if (table.undo) return null
  const moves = movesOfRound(events)
  const mine = (event: EventView) => seats.includes(Number(event.data.seat)) && !event.data.bot
  const last = moves.findLastIndex(mine)
  if (last < 0) return null
  const answers = moves.slice(last + 1)
  const policy = table.setup.undo
  const allowed = policy === 'bots' || (policy === 'own' && !answers.length)
  if (allowed && answers.every((event) => event.data.bot)) return 'free'
  const me = table.seats[seats[0] ?? -1]?.person
  return table.seats.some((seat) => seat.person && seat.person !== me && !seat.resigned) ? 'ask' : null
}
