/** Which moves of a table still stand, and who made them. */
import type { EventView, TableView } from '../wire/types'
import { standInName } from './names'

/** The moves that still stand: those taken back are gone. */
export function standingMoves(events: readonly EventView[]): EventView[] {
  const moves: EventView[] = []
  for (const event of events) {
    if (event.kind === 'moved') moves.push(event)
    else if (event.kind === 'undone') moves.splice(moves.length - Number(event.data.moves))
  }
  return moves
}

/** The bots that moved in somebody's place: their levels, by the number of the move from 0. */
export type StandIns = ReadonlyMap<number, string>

export const NO_STAND_INS: StandIns = new Map()

/** Whether there may be some. */
export const hasStandIns = ({ seats }: TableView) => seats.some(({ helped, resigned }) => helped || resigned)

export function standInsOf({ seats }: TableView, events: readonly EventView[]): StandIns {
  return new Map(
    standingMoves(events).flatMap(({ data }, number) => {
      const person = seats[Number(data.seat)]?.person
      return person && typeof data.bot === 'string' ? [[number, data.bot]] : []
    }),
  )
}

/** The names when a move is told: what a bot did in somebody's place is the bot's. */
export function namesOfMove(
  names: readonly string[],
  standIns: StandIns,
  /** The number of the move and the seat it was made for; null for what is no move. */
  move: { number: number; seat: number } | null,
  /** What the person is called whose place it was. */
  plain = names,
): readonly string[] {
  const bot = move && standIns.get(move.number)
  return move && bot ? names.with(move.seat, standInName(bot, plain[move.seat] ?? '')) : names
}
