/** The plies of a game: where rounds begin, and what stepping leads to. */
import { MODES } from '../wire/facts'
import type { Board } from '../wire/types'

/** The ply of each round's deal, as far as the game has come. */
export function roundStarts(board: Pick<Board, 'mode' | 'players'>, last: number): number[] {
  const { rounds, turns } = MODES[board.mode]
  const length = board.players * turns + 1
  return Array.from({ length: rounds }, (_, round) => 1 + round * length).filter((ply) => ply <= last)
}

/** The round a ply belongs to, counted from 1; 0 before the first deal. */
export function roundOf(starts: number[], ply: number): number {
  return starts.filter((start) => start <= ply).length
}

/** Where a key leads; null for keys that lead nowhere. */
export function steppedBy(key: string, ply: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, ply + 1)
    case 'ArrowLeft':
      return Math.max(0, ply - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
