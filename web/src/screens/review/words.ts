/** Positions and moves of a review in words. */
import { sayLog } from '../../game/log'
import { DISCARD, sayMove } from '../../game/moves'
import { tenths, thousandths } from '../../game/numbers'
import { movedEntry } from '../../game/telling'
import type { Outlook } from '../../kernel/insight'
import { say } from '../../text/text.svelte'
import type { Board, Ply } from '../../wire/types'

/** What is shown of an outlook. */
export type Unit = 'chance' | 'points'

/** What a player can expect, as it is counted. */
export function worthOf({ points, chances }: Outlook, player: number, unit: Unit): number {
  return (unit === 'points' ? points : chances)[player] ?? 0
}

/** How that is written. */
export const writtenIn = (unit: Unit) => (unit === 'points' ? tenths : thousandths)

/** A move of that player at that position. */
export function sayMoveAt(before: Board, player: number, move: string): string {
  const { architect, spot, face, to } = movedEntry(before, player, move).arguments
  return sayMove({
    architect: Number(architect),
    spot: String(spot),
    takes: typeof face === 'string' ? face : null,
    to: typeof to === 'string' ? to : DISCARD,
  })
}

/** What led to a position. */
export function sayLed({ log, state }: Ply, names: readonly string[]): string {
  return log ? sayLog(log, names, state.mode) : say('replay-start')
}
