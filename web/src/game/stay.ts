/** A stay at a table: everything that screens know of it, and what they may do there.
 *
 * The table may be a server's (`OnlineStay`) or on this device alone. Screens cannot tell the
 * difference but by what is said here. The fields are reactive where a class keeps them.
 */
import type { Place } from '../places/address'
import type { Refusal } from '../wire/refusal'
import type {
  Allocation,
  Command,
  Done,
  EventView,
  Moves,
  Own,
  Phrase,
  Spoken,
  TableView,
} from '../wire/types'

/** Whether the table can be reached; a game on this device always is `open`. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/** Told of new events as they happen, with the table as it was before. */
export type EventsListener = (events: EventView[], before: TableView | null) => void

export interface Stay {
  /** The id of the table: of a server's, or of a game kept on this device. */
  readonly id: string
  /** Where the game is: at a server, for everyone with its address, or on this device only. */
  readonly where: 'server' | 'device'
  /** The address of this table, and that of its replay. */
  readonly place: Place
  readonly replay: Place

  /** The table as everyone sees it; null until it is known. */
  readonly table: TableView | null
  /** What only I may see: my seats, drafts and unconfirmed allocations. */
  readonly own: Own
  readonly events: EventView[]
  /** The legal moves, when it is the turn of one of my seats. */
  readonly moves: Moves | null
  readonly line: LineState
  /** Why there is no such table, or no place at it. */
  readonly refusal: Refusal | null

  /** The number of the last event that is known. */
  readonly number: number
  /** The seat of mine whose turn it is; null while others think. */
  readonly mySeat: number | null
  /** The seats I play on, those where a bot plays in my place too; resigned ones not. */
  readonly mySeats: number[]
  /** How far the table's clock is ahead of this device's, in seconds. */
  readonly ahead: number

  /** Be told of new events as they happen, not of history; the answer ends it. */
  onEvents(listener: EventsListener): () => void
  /** Carry a command out; what is refused is thrown as a `Refusal`. */
  send(command: Command): Promise<Done>
  /** Have the move kept that I am thinking about; false if that is not possible now. */
  draft(seat: number, move: string | null): boolean
  /** Have a move kept for that seat's next turn; likewise. */
  plan(seat: number, move: string | null): boolean
  /** Have a final allocation kept without confirming it. */
  lay(seat: number, allocation: Allocation): void
  /** The last phrases that were said at the table, oldest first. */
  readonly phrases: readonly Spoken[]
  /** Say one to everybody there; refused, if it is too soon after the last. */
  speak(phrase: Phrase): void
  /** Try again: the line is lost, or who I am has changed. */
  again(): void
  /** Leave: nothing is heard or sent any more. */
  close(): void

  /** Another game with the same players; where it is, or null if it did not come about.
   *
   * If nobody else has to be waited for, it has started.
   */
  rematch(): Promise<Place | null>
  /** Where the record of the game can be downloaded from. */
  readonly record: string
  /** The link to show others; null if there is nothing that others could open. */
  readonly link: string | null
}

/** Before anything is known. */
export const NOTHING_OWN: Own = {
  type: 'own',
  position: 0,
  seats: [],
  drafts: {},
  plans: {},
  allocations: {},
  invited: [],
}

/** The seats that a person plays on: those that were not given up. */
export function seatsPlayed(table: TableView | null, own: Own): number[] {
  return own.seats.filter((seat) => !table?.seats[seat]?.resigned)
}

/** The one of these seats whose turn it is; null while others or bots think. */
export function seatToMove(table: TableView | null, own: Own): number | null {
  const seat = table?.turn.seat ?? null
  return seat !== null && seatsPlayed(table, own).includes(seat) && !table?.seats[seat]?.bot ? seat : null
}
