/** What is told between two rounds: where everybody stands, and what lies on the site that comes. */
import { EMPTY, FACE_DOWN } from '../../board/site'
import { faceOf, type Kind, MODES, type ModeName } from '../../wire/facts'
import type { Sheet } from '../../wire/types'

export interface Standing {
  seat: number
  points: number
  change: number
}

/** Everybody's points and their change, the best first. */
export function standings(sheets: readonly Pick<Sheet, 'total'>[], began: readonly number[]): Standing[] {
  return sheets
    .map(({ total }, seat) => ({ seat, points: total, change: total - (began[seat] ?? 0) }))
    .sort((one, other) => other.points - one.points || one.seat - other.seat)
}

/** The tiles that a round brings: face up by kind, in the order of the mode, and how many are face down. */
export function comingTiles(
  mode: ModeName,
  faces: readonly string[],
): { kinds: { kind: Kind; count: number }[]; hidden: number } {
  const up = faces.filter((face) => face !== EMPTY && face !== FACE_DOWN)
  const kinds = MODES[mode].kinds.map((kind) => ({
    kind,
    count: up.filter((face) => faceOf(face).kind === kind).length,
  }))
  return {
    kinds: kinds.filter(({ count }) => count > 0),
    hidden: faces.filter((face) => face === FACE_DOWN).length,
  }
}
