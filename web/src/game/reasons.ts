/** Why a move is good, in words: the same sentences as in the terminal. */
import { saySpot } from '../board/words'
import type { Reason } from '../kernel/insight'
import { hasText, say } from '../text/text.svelte'
import { faceOf } from '../wire/facts'
import { listed } from './names'
import { briefTenths, change } from './numbers'

/** So many of the parts that a move prepares are named. */
const MOST_PARTS = 2
/** Parts of a guess that tell a player nothing: squares that are filled, points that are counted already. */
const UNSPOKEN = ['space', 'points']

/**
 * The reasons for a move as sentences; `names` are those of the players. Their words are of the surface
 * `insight`: await `speakOf('insight')` before.
 */
export function sayReasons(reasons: readonly Reason[], move: string, names: readonly string[]): string[] {
  const now = reasons.find((reason) => reason.kind === 'now')
  return (
    reasons
      // What is lost now already is no risk to be told again.
      .filter((reason) => reason.kind !== 'risks' || (now?.categories[reason.what] ?? 0) >= 0)
      .map((reason) => told(reason, move, names))
  )
}

function told(reason: Reason, move: string, names: readonly string[]): string {
  // Points of the city as it stands are exact; the others are guesses, said as whole numbers.
  const points = Math.round(Math.abs(reason.points) / 10)
  switch (reason.kind) {
    case 'now':
      return say('reason-now', {
        gain: reason.points > 0 ? 'yes' : 'no',
        points,
        what: byWeight(reason.categories)
          .map(([part, worth]) => `${nameOf(part, worth)} ${change(briefTenths, worth)}`)
          .join(', '),
      })
    case 'prepares': {
      const parts = byWeight(reason.parts).filter(([part]) => !UNSPOKEN.includes(part))
      if (!parts.length) return say('reason-prepares', { points })
      const named = parts.slice(0, MOST_PARTS).map(([part, worth]) => nameOf(part, worth))
      return say('reason-prepares-what', { points, what: listed(named) })
    }
    case 'takes':
      return say('reason-takes', {
        points,
        player: names[reason.player] ?? say('table-player', { number: reason.player + 1 }),
        cause: reason.cause,
        face: reason.face === null ? '' : say(`kind-${faceOf(reason.face).kind}`),
        architect: move.slice(0, 1),
        spot: saySpot(move.slice(1, 3)),
      })
    case 'risks': {
      const { what, before, after } = reason
      return say('reason-risks', { points, what, before, count: after })
    }
  }
}

/** Parts and what they bring, the largest first. */
function byWeight(parts: Record<string, number>): [string, number][] {
  return Object.entries(parts).sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
}

/** What grew or fell, as it is called within a sentence. */
function nameOf(part: string, worth: number): string {
  const own = `reason-${worth > 0 ? 'part' : 'loss'}-${part}`
  return hasText(own) ? say(own) : say(`category-${part}`)
}
