/** What a move being made says: notes, reasons and the question that is open. */
import type { CityMark, SiteMark, SpotMark } from '../../board/marks'
import { sayBlocked, sayFace, signed } from '../../board/words'
import { DISCARD, sayMove } from '../../game/moves'
import { say } from '../../text/text.svelte'
import { faceOf, type ModeName } from '../../wire/facts'
import {
  type Choosing,
  chosenMove,
  type Ground,
  inHand,
  phaseOf,
  placesOf,
  type Reason,
  type Step,
  type Typed,
  wayOf,
} from './choosing'
import type { Note } from './showing'

export interface Words {
  names: readonly string[]
  mode: ModeName
  /** Architects are everyone's. */
  common: boolean
}

function sayReason(reason: Reason, words: Words): string {
  switch (reason.why) {
    case 'blocked':
      return sayBlocked(reason.blocked, words.names)
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

/** The question a player is asked now. */
export function sayPrompt(choosing: Choosing): string {
  const first = choosing.steps[0]
  const face = inHand(choosing)
  const kind = face === null ? '' : say(`kind-${faceOf(face).kind}`)
  switch (phaseOf(choosing)) {
    case 'start':
      return say('table-ask-start')
    case 'way':
      if (face !== null) return say('table-ask-way-tile', { kind })
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
  if (step.what === 'spot') {
    const blocked = ground.blocked[step.spot]
    return blocked ? sayBlocked(blocked, words.names) : ''
  }
  if (step.what === 'tile') {
    const able = ground.moves.some((move) => move.square === step.square)
    return able ? '' : say('table-hint-tile')
  }
  const way = wayOf(choosing)
  if (step.what !== 'to' || typeof way?.takes !== 'string' || placesOf(choosing).has(step.to)) return ''
  return say(`table-hint-place-${words.mode}`, { architect: String(way.architect) })
}
