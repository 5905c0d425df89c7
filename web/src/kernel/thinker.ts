/** Thinking about a move, in a worker beside the page: one work at a time, and the newest wins. */

export const LEVELS = ['beginner', 'casual', 'skilled', 'strong', 'top'] as const
export type Level = (typeof LEVELS)[number]

/** What is to be thought about, and for how long. */
export interface Work {
  position: string
  level: Level
  limit: { iterations: number } | { seconds: number }
  seed: bigint
  /** How many candidates to tell of at most. */
  candidates: number
  /** Hears what is known so far, now and then. */
  report?: (thought: Thought) => void
}

/** A move that was looked at; the best comes first. */
export interface Candidate {
  move: string
  /** Every player's expected points at the end of the game. */
  points: number[]
  /** Of the player to move. */
  win_chance: number
  visits: number
}

export interface Thought {
  move: string
  candidates: Candidate[]
  iterations: number
}

export type ThinkerState = 'initial' | 'loading' | 'idle' | 'computing' | 'failed'

export interface Thinker {
  readonly state: ThinkerState
  /** The thought when it is done; null when it was called off, by `stop` or by newer work. */
  think(work: Work): Promise<Thought | null>
  /** Call off whatever is being thought about. */
  stop(): void
  /** End the worker for good. */
  close(): void
}

/** A thinker with a worker of its own, which is started by its first work. */
export function makeThinker(): Thinker {
  throw new Error('not yet')
}
