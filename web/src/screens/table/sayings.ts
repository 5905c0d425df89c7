/** What a move being made says: notes, reasons and the question that is open. */
import { parseCity } from '../../board/city'
import type { CityMark, SiteMark, SpotMark } from '../../board/marks'
import { EMPTY, FACE_DOWN, parseSite, reachOf, SITE_SQUARES } from '../../board/site'
import { sayBlocked, sayFace, signed } from '../../board/words'
import { DISCARD, sayMove } from '../../game/moves'
import { listed } from '../../game/names'
import { say } from '../../text/text.svelte'
import { faceOf, type ModeName, MODES } from '../../wire/facts'
import type { MoveView } from '../../wire/types'
import {
  type Choosing,
  chosenMove,
  fitting,
  type Ground,
  inHand,
  offersFor,
  phaseOf,
  placesOf,
  type Reason,
  squareOf,
  type Step,
  type Typed,
  typed,
  wayOf,
} from './choosing'
import type { Note } from './showing'

export interface Words {
  names: readonly string[]
  /** The player who reads it; null for somebody who watches. */
  me: number | null
  mode: ModeName
  /** Architects are everyone's. */
  common: boolean
}

function sayReason(reason: Reason, words: Words): string {
  switch (reason.why) {
    case 'blocked':
      return sayBlocked(reason.blocked, words.names, words.me)
    case 'used':
      return words.common
        ? say('table-architect-gone', { architect: String(reason.architect) })
        : say('table-architect-used', { architect: String(reason.architect) })
    case 'none':
      return say('table-architect-none', {
        architect: String(reason.architect),
        mode: say(`mode-${words.mode}`),
      })
  }
}

function sayNote(note: Note, words: Words): string {
  switch (note.say) {
    case 'reason':
      return sayReason(note.reason, words)
    case 'takes':
      return note.face === null
        ? say('table-takes-nothing', { architect: String(note.architect) })
        : say('table-takes', { architect: String(note.architect), tile: sayFace(note.face) })
    case 'brings': {
      const points = signed(note.points)
      const { floor } = note
      return floor > 1 ? say('table-brings-floor', { points, floor }) : say('table-brings', { points })
    }
  }
}

type MarkWithNote = (CityMark | SiteMark | SpotMark) & { says?: Note }

/** Marks with their notes in words. */
export function worded<M extends MarkWithNote>(marks: Record<string, M>, words: Words): Record<string, M> {
  const found: Record<string, M> = {}
  for (const [name, mark] of Object.entries(marks)) {
    found[name] = mark.says ? { ...mark, note: sayNote(mark.says, words) } : mark
  }
  return found
}

/** Whether all that is left is which side an architect of that number comes from. */
function oneArchitect(choosing: Choosing): boolean {
  return new Set(fitting(choosing).map((move) => move.architect)).size === 1
}

/** The question a player is asked now. */
export function sayPrompt(choosing: Choosing): string {
  const first = choosing.steps[0]
  const face = inHand(choosing)
  const kind = face === null ? '' : say(`kind-${faceOf(face).kind}`)
  switch (phaseOf(choosing)) {
    case 'start':
      return say('table-ask-start')
    case 'way':
      if (face !== null)
        return say(oneArchitect(choosing) ? 'table-ask-way-side' : 'table-ask-way-tile', { kind })
      if (first?.what === 'architect') {
        return say('table-ask-way-architect', { architect: String(first.number) })
      }
      if (first?.what === 'spot') return say('table-ask-way-spot')
      return say(oneArchitect(choosing) ? 'table-ask-way-empty-side' : 'table-ask-way-empty')
    case 'place':
      return squaresOf(choosing).length
        ? say('table-ask-place', { kind })
        : say('table-ask-discard', { kind, architect: String(wayOf(choosing)?.architect) })
    case 'confirm': {
      const chosen = chosenMove(choosing)
      return chosen ? sayMove(chosen) : ''
    }
  }
}

/** The moves that would build the tile in hand. */
const squaresOf = (choosing: Choosing) => [...placesOf(choosing).values()].filter(({ to }) => to !== DISCARD)

/** Why points go down: so much more has no use. Before a square is chosen, if it is the same on all. */
export function sayWhy(choosing: Choosing, seen: MoveView | null): string {
  const without = (seen ? [seen] : squaresOf(choosing)).map(({ changes }) => ({
    inhabitants: -Math.min(0, changes.idle_inhabitants ?? 0),
    energy: -Math.min(0, changes.pollution ?? 0),
  }))
  const { inhabitants = 0, energy = 0 } = without[0] ?? {}
  if (without.some((other) => other.inhabitants !== inhabitants || other.energy !== energy)) return ''
  // A tile that scores, too, would be told wrongly: its sum stands on the squares.
  if (!seen && squaresOf(choosing).some(({ points }) => points !== -(inhabitants + energy))) return ''
  if (inhabitants && energy)
    return say('table-why-both', {
      inhabitants: say('city-inhabitants', { count: inhabitants }),
      energy: say('city-energy', { count: energy }),
      points: inhabitants + energy,
    })
  if (inhabitants) return say('table-why-idle', { count: inhabitants })
  return energy ? say('table-why-pollution', { count: energy }) : ''
}

const squares = (places: readonly string[]) => places.filter((to) => to !== DISCARD).sort()

/** What is wrong with a typed move, and what would be right. */
export function sayTyped(problem: Exclude<Typed, { choosing: Choosing }>, words: Words): string {
  switch (problem.problem) {
    case 'unreadable':
      return say('table-typed-unreadable', {
        part: problem.part,
        most: String(MODES[words.mode].architects.at(-1)),
      })
    case 'reason':
      return sayReason(problem.reason, words)
    case 'nothing':
      return say('table-typed-nothing', { move: problem.move })
    case 'place':
      return say('table-typed-place', {
        square: problem.to,
        count: squares(problem.instead).length,
        squares: listed(squares(problem.instead)),
      })
  }
}

/** Why a touch did nothing: that place is blocked, out of reach, or not for this architect; or why it is in vain. */
export function sayHint(choosing: Choosing, step: Step, ground: Ground, words: Words): string {
  switch (step.what) {
    case 'spot': {
      const blocked = ground.blocked[step.spot]
      return blocked ? sayBlocked(blocked, words.names, words.me) : ''
    }
    case 'tile':
      return ground.moves.some((move) => move.square === step.square)
        ? ''
        : sayOutOfReach(step.square, ground, words)
    case 'architect': {
      const moves = ground.moves.filter((move) => move.architect === step.number)
      if (!moves.length) return sayReason({ why: 'used', architect: step.number }, words)
      return moves.some(({ takes }) => takes !== null)
        ? ''
        : say('table-hint-architect', { architect: String(step.number) })
    }
    case 'to': {
      if (!choosing.steps.length) return say('table-hint-first')
      if (placesOf(choosing).has(step.to)) return ''
      const moves = fitting({ ...choosing, steps: choosing.steps.filter(({ what }) => what !== 'to') })
      const [architect, ...others] = new Set(moves.map((move) => move.architect))
      const faces = new Set(moves.flatMap(({ takes }) => takes ?? []))
      if (architect === undefined || moves.some(({ to }) => to === step.to)) return ''
      if (!faces.size) return say('table-hint-no-tile')
      const kinds = [...faces].map((face) => faceOf(face).kind)
      const tall = kinds.some((kind) => MODES[words.mode].tall.includes(kind))
      const [built = ''] = parseCity(ground.city)[MODES[words.mode].squares.indexOf(step.to)] ?? []
      // On a building only another floor of it may be built.
      if (built && !(tall && Math.max(architect, ...others) > 1 && kinds.includes(faceOf(built).kind)))
        return say('table-hint-built')
      if (others.length)
        return say(squareOf(choosing) === null ? 'table-hint-place-none-spot' : 'table-hint-place-none')
      return say(`table-hint-place-${words.mode}`, {
        architect: String(architect),
        floor: architect > 1 && tall ? 'yes' : 'no',
      })
    }
  }
}

/** Why nothing can be had from a square of the site. */
function sayOutOfReach(square: string, ground: Ground, words: Words): string {
  if (square === ground.urbanist) return say('table-hint-urbanist')
  const face = parseSite(ground.site)[SITE_SQUARES.indexOf(square)] ?? EMPTY
  if (face === FACE_DOWN) return say('table-hint-down')
  if (face === EMPTY) return say('table-hint-empty')
  const reasons = offersFor(ground, square).map(({ reason }) => reason)
  const used = reasons.flatMap((reason) => (reason?.why === 'used' ? [reason.architect] : []))
  const [only, ...more] = new Set(used)
  if (only === undefined) return say('table-hint-tile-blocked')
  // Where more than one thing is in the way, none of them alone is.
  if (more.length || reasons.some((reason) => reason?.why === 'blocked')) return say('table-hint-tile')
  return say(words.common ? 'table-hint-tile-gone' : 'table-hint-tile-used', { architects: String(only) })
}

/** Why a plan cannot be played any more. */
export function sayBroken(
  plan: string,
  ground: Ground,
  words: Words,
  /** The architects that player has. */
  hand: readonly number[],
): string {
  if (tookTile(plan) && isEmptied(plan, ground)) return say('table-plan-gone')
  const found = typed(ground, plan)
  if (!('problem' in found && found.problem === 'reason')) return say('table-plan-gone')
  const { reason } = found
  // The move that is in its way is still being shown: what it blocks is not seen yet.
  if (reason.why === 'used' && hand.includes(reason.architect)) return ''
  return say('table-plan-broken', { reason: sayReason(reason, words) })
}

const tookTile = (move: string) => move.includes(':')

/** Whether nothing is left where a move would take its tile. */
function isEmptied(move: string, ground: Ground): boolean {
  const square = reachOf(move.slice(1, 3), Number(move[0]))
  return parseSite(ground.site)[SITE_SQUARES.indexOf(square ?? '')] === EMPTY
}
