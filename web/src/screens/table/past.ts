/** The past of a table as far as a turn needs it: what happened since, what can be taken back. */
import type { EventView, TableView, TakingBack } from '../../wire/types'

/** The moves that still stand: those taken back are gone. */
export function standingMoves(events: readonly EventView[]): EventView[] {
  const moves: EventView[] = []
  for (const event of events) {
    if (event.kind === 'moved') moves.push(event)
    else if (event.kind === 'undone') moves.splice(moves.length - Number(event.data.moves))
  }
  return moves
}

/** What the others did since this seat's last move: nothing before its first one but theirs. */
export function sinceMoveOf(events: readonly EventView[], seat: number): EventView[] {
  const moves = standingMoves(events)
  const own = moves.findLastIndex((event) => event.data.seat === seat)
  return moves.slice(own + 1)
}

/** What one of these seats may take back; null if there is nothing. */
export function takingBack(table: TableView, seats: readonly number[]): TakingBack | null {
  const [offer] = seats.flatMap((seat) => table.takes_back[seat] ?? [])
  return offer ?? null
}
