/** How long things are on the screen, by the speed that a visitor has chosen. */
import type { Speed } from '../parts/settings.svelte'

export interface Pace {
  /** A move from the first touch of its tile to the Urbanist's last step. */
  move: number
  /** The card between two rounds, unless it is touched away. */
  card: number
  /** What happened in a long absence, likewise. */
  missed: number
  /** A round being laid out. */
  deal: number
}

export const PACES: Record<Speed, Pace> = {
  calm: { move: 1_000, card: 4_000, missed: 12_000, deal: 500 },
  brisk: { move: 400, card: 1_500, missed: 6_000, deal: 300 },
  'at-once': { move: 0, card: 0, missed: 0, deal: 0 },
}

/** The first cards that somebody sees wait for a touch: what they tell is still new. */
const NEW_CARDS = 3
const NEW_CARD_MS = 12_000

/** Whether somebody who has seen so many cards is still new to how things are shown. */
export const areNew = (seen: number): boolean => seen < NEW_CARDS

/** How long the card between two rounds stays, for somebody who has seen so many of them. */
export function cardTime(speed: Speed, seen: number): number {
  return speed === 'calm' && areNew(seen) ? NEW_CARD_MS : PACES[speed].card
}

/** What a move shows, one after the other: the tile flies, lands, and then the Urbanist walks. */
export type Stage = 'taken' | 'landed' | 'walked'

/** The parts of a move's time: while it flies, while what it gives drops, while the Urbanist walks. */
export const STAGES: readonly { stage: Stage; share: number }[] = [
  { stage: 'taken', share: 0.42 },
  { stage: 'landed', share: 0.23 },
  { stage: 'walked', share: 0.35 },
]

/** More moves than these are told in one sentence: whoever was away wants to know where things stand. */
export const MOST_SHOWN = 6
