/** Positions for tests, and ways to choose among their moves. */
import type { ModeName } from '../../wire/facts'
import type { Board, GameView, MoveView } from '../../wire/types'
import { type Choosing, choose, type Ground, type Step } from './choosing'
import sample from './positions.sample.json'

export interface Position {
  name: string
  mode: ModeName
  seat: number
  state: Board
  blocked: GameView['blocked']
  moves: MoveView[]
}

/** Positions as a running server had them; a move is written down as text, square, face, points. */
export const POSITIONS: Position[] = (
  sample as unknown as (Omit<Position, 'moves'> & { moves: unknown[][] })[]
).map((position) => ({
  ...position,
  moves: position.moves.map(([move, square, takes, points]) => {
    const [way, to] = String(move).split(':') as [string, string | undefined]
    return {
      move: String(move),
      architect: Number(way.slice(0, 1)),
      spot: way.slice(1),
      square: String(square),
      takes: takes as string | null,
      to: to ?? null,
      blocks: [],
      points: Number(points),
      changes: {},
    }
  }),
}))

export const groundOf = ({ moves, blocked, mode, state, seat }: Position): Ground => ({
  moves,
  blocked,
  mode,
  site: state.site,
  urbanist: state.urbanist,
  city: state.cities[seat] ?? '',
})
export const all = (choosing: Choosing, steps: Step[]) => steps.reduce(choose, choosing)
export const tile = (move: MoveView): Step => ({ what: 'tile', square: move.square })
export const architect = (move: MoveView): Step => ({ what: 'architect', number: move.architect })
export const spot = (move: MoveView): Step => ({ what: 'spot', spot: move.spot })
export const to = (move: MoveView): Step[] => (move.to === null ? [] : [{ what: 'to', to: move.to }])
