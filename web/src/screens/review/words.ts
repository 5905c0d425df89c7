/** Positions and moves of a review in words. */
import { sayFace, saySpot } from '../../board/words'
import { sayLog } from '../../game/log'
import { DISCARD, sayMove } from '../../game/moves'
import { hundredthParts, percents, tenths, thousandths } from '../../game/numbers'
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

/** How that is written where it is added up, */
export const writtenIn = (unit: Unit) => (unit === 'points' ? tenths : thousandths)
/** and where it is only looked at. */
export const glancedIn = (unit: Unit) => (unit === 'points' ? tenths : percents)

/** What everybody can expect, side by side: chances add up. */
export function glancedWorths({ points, chances }: Outlook, unit: Unit): string[] {
  if (unit === 'points') return points.map(tenths)
  return hundredthParts(chances).map((part) => percents(10 * part))
}

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

/** The same so that no two moves of a position are told alike: the tile, where to, and how it is taken. */
export function sayWayAt(before: Board, player: number, move: string): string {
  const entry = movedEntry(before, player, move)
  const { architect, spot, face, to, floor } = entry.arguments
  const tile = typeof face === 'string' ? sayFace(face) : ''
  return say(`review-way-${entry.code.slice('log/moved/'.length)}`, {
    architect: String(architect),
    spot: saySpot(String(spot)),
    tile,
    square: typeof to === 'string' ? to : '',
    floor: Number(floor ?? 1),
  })
}

/** What tells a better move from the one played, where they look alike; else nothing. */
export function sayDifference(before: Board, player: number, better: string, played: string): string {
  const one = movedEntry(before, player, better).arguments
  const other = movedEntry(before, player, played).arguments
  const [sameTile, sameSquare] = [one.face === other.face, one.to === other.to]
  const told = (what: string, of: (move: typeof one) => string) =>
    say('review-differs', { what, better: of(one), played: of(other) })
  if (sameTile && sameSquare) {
    return told('way', ({ architect, spot }) =>
      say('review-by', { architect: String(architect), spot: saySpot(String(spot)) }),
    )
  }
  if (typeof one.to !== 'string' || typeof other.to !== 'string') return ''
  if (sameTile) return told('square', ({ to }) => String(to))
  return sameSquare ? told('tile', ({ face }) => sayFace(String(face))) : ''
}

/** What led to a position. */
export function sayLed({ log, state }: Ply, names: readonly string[]): string {
  return log ? sayLog(log, names, state.mode) : say('replay-start')
}
