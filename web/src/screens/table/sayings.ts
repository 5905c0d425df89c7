/** What a move being made says: notes, reasons and the question that is open. */
import type { CityMark, SiteMark, SpotMark } from '../../board/marks'
import { EMPTY, FACE_DOWN, parseSite, SITE_SQUARES } from '../../board/site'
import { sayBlocked, sayFace, signed } from '../../board/words'
import { DISCARD, sayMove } from '../../game/moves'
import { say } from '../../text/text.svelte'
import { faceOf, type ModeName } from '../../wire/facts'
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
    case 'brings':
      return note.floor > 1
        ? say('table-brings-floor', { points: signed(note.points), floor: note.floor })
        : say('table-brings', { points: signed(note.points) })
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
      return first?.what === 'spot' ? say('table-ask-way-spot') : say('table-ask-way-empty')
    case 'place':
      return say('table-ask-place', { kind })
    case 'confirm': {
      const chosen = chosenMove(choosing)
      return chosen ? sayMove(chosen) : ''
    }
  }
}

/** What is wrong with a typed move. */
export function sayTyped(problem: Exclude<Typed, { choosing: Choosing }>, words: Words): string {
  switch (problem.problem) {
    case 'unreadable':
      return say('table-typed-unreadable')
    case 'reason':
      return sayReason(problem.reason, words)
    case 'place':
      return problem.to === DISCARD
        ? say('table-typed-nothing')
        : say('table-typed-place', { square: problem.to })
  }
}

/** Why a touch did nothing: that place is blocked, out of reach, or not for this architect. */
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
    case 'architect':
      return ground.moves.some((move) => move.architect === step.number)
        ? ''
        : sayReason({ why: 'used', architect: step.number }, words)
    case 'to': {
      const way = wayOf(choosing)
      if (typeof way?.takes !== 'string' || placesOf(choosing).has(step.to)) return ''
      return say(`table-hint-place-${words.mode}`, { architect: String(way.architect) })
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
  if (more.length) return say('table-hint-tile')
  return say(words.common ? 'table-hint-tile-gone' : 'table-hint-tile-used', { architects: String(only) })
}

/** Why a plan cannot be played any more. */
export function sayBroken(plan: string, ground: Ground, words: Words): string {
  const found = typed(ground, plan)
  return 'problem' in found && found.problem === 'reason'
    ? say('table-plan-broken', { reason: sayReason(found.reason, words) })
    : say('table-plan-gone')
}
