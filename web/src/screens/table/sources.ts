/** What a move is chosen from: what may be done now, or while others play what one could do. */
import { kernel } from '../../kernel/kernel'
import type { Moves, MoveView } from '../../wire/types'
import type { Step } from './choosing'

/** How far the game is: a plan outlasts the moves of others, but no deal and nothing taken back. */
interface Course {
  ply: number
  round: number
}

export interface Source extends Course {
  /** The position they belong to. */
  number: number
  seat: number
  moves: readonly MoveView[]
  /** It is not this seat's turn: what is chosen is a plan. */
  ahead: boolean
}

/** What may be done now by that seat. */
export function sourceNow({ number, moves }: Moves, seat: number, at: Course): Source {
  return { number, seat, moves, ahead: false, ...at }
}

/** What that seat could do if it were its turn; the kernel knows. */
export function sourceAhead(position: string, seat: number, number: number, at: Course): Source {
  return { number, seat, moves: kernel().plans(position, seat), ahead: true, ...at }
}

/** Two sources with the same key offer the same. */
export function keyOf(source: Source | null): string {
  if (!source) return ''
  const { ahead, number, ply, seat } = source
  return `${ahead ? 'ahead' : 'now'} ${number} ${ply} ${seat}`
}

/** Whether a choice among the earlier moves goes on among the later: only others have moved since. */
export function carriesOver(earlier: Source | null, later: Source): boolean {
  if (!earlier?.ahead || earlier.seat !== later.seat || earlier.round !== later.round) return false
  return later.ply >= earlier.ply
}

/** Whether moves were taken back since the earlier choice was begun: it belongs to a position that is gone. */
export function takenBack(earlier: Source | null, later: Source): boolean {
  return earlier?.seat === later.seat && earlier.round === later.round && later.ply < earlier.ply
}

/** Where a choice is touched, as a selector; null if it is on no board. */
export function placeOf(step: Step, seat: number): string | null {
  switch (step.what) {
    case 'tile':
      return `[data-board="site"] [data-square="${step.square}"]`
    case 'spot':
      return `[data-spot="${step.spot}"]`
    case 'to':
      return `[data-board="city"][data-seat="${seat}"] button[data-square="${step.to}"]`
    case 'architect':
      return `[data-architect="${step.number}"]`
  }
}
