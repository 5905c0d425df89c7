/** The hints that people at this device asked for: as they are kept, and how many there were. */
import { type ModeName, MODES } from '../wire/facts'
import type { HintStep } from '../wire/types'

export interface Hinted {
  /** After so many deals and moves. */
  ply: number
  seat: number
  step: HintStep
  /** The moves of its round until then: what is taken back and played otherwise leads elsewhere. */
  moves: string
}

/** What of a game they belong to. */
interface Asked {
  mode: ModeName
  seats: readonly unknown[]
  sites: readonly unknown[]
  moves: readonly string[]
  hinted?: Hinted[]
}

/** The moves since the last deal. */
function movesOfRound({ mode, seats, sites, moves }: Asked): string {
  const before = Math.max(0, sites.length - 1) * MODES[mode].turns * seats.length
  return moves.slice(before).join(' ')
}

/** The game with another hint; the same game if it was asked for at this position before. */
export function withHint<Game extends Asked>(game: Game, ply: number, seat: number, step: HintStep): Game {
  const hinted = game.hinted ?? []
  const moves = movesOfRound(game)
  const known = hinted.some((one) => one.ply === ply && one.moves === moves && one.step === step)
  return known ? game : { ...game, hinted: [...hinted, { ply, seat, step, moves }] }
}

/** At how many positions somebody on that seat asked for one. */
export function hintsOf({ hinted = [] }: Asked, seat: number): number {
  const positions = hinted.filter((one) => one.seat === seat).map(({ ply, moves }) => `${ply} ${moves}`)
  return new Set(positions).size
}
