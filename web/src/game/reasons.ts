/** Why a move is good, in words: the same sentences as in the terminal. */
import type { Reason } from '../kernel/insight'
import { hasText, say } from '../text/text.svelte'
import { faceOf } from '../wire/facts'
import { change, tenths } from './numbers'

/** So many of the parts that a move prepares are named. */
const MOST_PARTS = 3

/**
 * A reason for a move as a sentence; `names` are those of the players. Its words are of the surface
 * `insight`: await `speakOf('insight')` before.
 */
export function told(reason: Reason, move: string, names: readonly string[]): string {
  const points = tenths(Math.abs(reason.points))
  switch (reason.kind) {
    case 'now':
      return say('reason-now', {
        gain: reason.points > 0 ? 'yes' : 'no',
        points,
        what: byWeight(reason.categories)
          .map(([part, worth]) => `${partName(part)} ${change(tenths, worth)}`)
          .join(', '),
      })
    case 'prepares': {
      const parts = Object.entries(reason.parts).sort(([, one], [, other]) => other - one)
      if (!parts.length) return say('reason-prepares', { points })
      const named = parts.slice(0, MOST_PARTS).map(([part]) => partName(part))
      return say('reason-prepares-what', { points, what: named.join(', ') })
    }
    case 'takes':
      return say('reason-takes', {
        points,
        player: names[reason.player] ?? say('table-player', { number: reason.player + 1 }),
        cause: reason.cause,
        face: reason.face === null ? '' : say(`kind-${faceOf(reason.face).kind}`),
        architect: move.slice(0, 1),
        spot: move.slice(1, 3),
      })
    case 'risks': {
      const { what, before, after } = reason
      return say('reason-risks', { points, what, before, after })
    }
  }
}

/** Parts and what they bring, the largest first. */
function byWeight(parts: Record<string, number>): [string, number][] {
  return Object.entries(parts).sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
}

function partName(part: string): string {
  const own = `reason-part-${part}`
  return hasText(own) ? say(own) : say(`category-${part}`)
}
