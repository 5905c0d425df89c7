/** Moves that nobody has made yet. */
import { saySpot } from '../board/words'
import { say } from '../text/text.svelte'
import { faceOf } from '../wire/facts'
import type { MoveView } from '../wire/types'
import type { Whereabouts } from './log'

/** Where a tile goes that is not built. */
export const DISCARD = '-'

/** A move in words. */
export function sayMove(move: Pick<MoveView, 'architect' | 'spot' | 'takes' | 'to'>): string {
  const architect = String(move.architect)
  if (move.takes === null) return say('table-move-nothing', { architect, spot: saySpot(move.spot) })
  const kind = say(`kind-${faceOf(move.takes).kind}`)
  if (move.to === DISCARD) return say('table-move-discard', { kind })
  return say('table-move-place', { kind, square: String(move.to) })
}

/** Where a move of that player would be seen on the boards. */
export function whereaboutsOfMove(move: MoveView, seat: number): Whereabouts {
  const to = move.to === DISCARD ? null : move.to
  return { square: move.square, spot: move.spot, face: move.takes, seat, to }
}

/** The best move for each tile in reach by the points it brings at once, at most so many.
 *
 * Moves that take nothing are told only when there is nothing to take.
 */
export function bestMoves(moves: readonly MoveView[], most: number): MoveView[] {
  const taking = moves.filter(({ takes }) => takes !== null)
  const best = new Map<string, MoveView>()
  for (const move of taking.length ? taking : moves) {
    const known = best.get(move.square)
    if (!known || move.points > known.points) best.set(move.square, move)
  }
  return [...best.values()].sort((one, other) => other.points - one.points).slice(0, most)
}
