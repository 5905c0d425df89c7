/**
 * What positions are worth and what moves cost: the shapes of the kernel's judgement.
 *
 * Points are in tenths and chances in thousandths, whole numbers as they are shown, so that
 * differences along a game add up. `adviser.ts` asks for it.
 */

/** How thoroughly to look; each is a fixed amount of work that gives the same every time. */
export type Depth = 'glance' | 'hint' | 'quick' | 'deep'

/** What every player can expect: points at the end, and the chance to win. */
export interface Outlook {
  points: number[]
  chances: number[]
}

/** The value of a position; before a deal it is a mean over so many deals, with its usual error. */
export interface Valued extends Outlook {
  uncertainty: Outlook
  deals: number
}

/** What a move loses against the best one by searches; `cost`, in tenths of a point, is by games, too. */
export interface Loss {
  points: number
  chance: number
  cost: number
}

export interface JudgedMove {
  move: string
  value: Outlook
  loss: Loss
}

export type Sign = 'excellent' | 'inaccuracy' | 'mistake' | 'blunder'

/** How much the next move of somebody falls, and by what: from their best one before to that after. */
export interface Denial {
  player: number
  points: number
  cause: 'tile' | 'architect' | 'spot' | 'line' | 'mayor' | 'together'
  before: string
  after: string
}

export type Need = 'missing_people' | 'missing_energy' | 'idle_inhabitants' | 'pollution'

export type Reason =
  | { kind: 'now'; points: number; categories: Record<string, number> }
  | { kind: 'prepares'; points: number; parts: Record<string, number> }
  | ({ kind: 'takes'; face: string | null } & Denial)
  | { kind: 'risks'; points: number; what: Need; before: number; after: number }

export interface ReviewedMove {
  /** Of the position before the move. */
  value: Outlook
  /** The best first, the one that was played among them. */
  moves: JudgedMove[]
  /** Its place in the list. */
  played: number | null
  sign: Sign | null
  /** Of the best move, the largest effect first; at most three. */
  reasons: Reason[]
  played_reasons: Reason[] | null
}

/** Everything that reasons are chosen from. */
export interface Explained {
  face: string | null
  now: number
  categories: Record<string, number>
  gain: number
  parts: Record<string, number>
  denials: Denial[]
  needs_before: Record<Need, number>
  needs_after: Record<Need, number>
  reasons: Reason[]
}
