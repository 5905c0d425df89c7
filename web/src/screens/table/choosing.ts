/** A move being made: a few choices that leave one legal move over.
 *
 * The server's list of legal moves is all that is known of the rules. Every choice keeps the moves
 * it fits; what is left decides what can be chosen next. Nothing here is changed in place.
 */
import { reachOf, waysTo } from '../../board/site'
import { MODES, type ModeName } from '../../wire/facts'
import type { Blocked, GameView, MoveView } from '../../wire/types'

export type Step =
  | { what: 'tile'; square: string }
  | { what: 'architect'; number: number }
  | { what: 'spot'; spot: string }
  /** A square of the city, or `DISCARD`. */
  | { what: 'to'; to: string }

/** start: nothing chosen; way: which architect from where; place: where to; confirm: all chosen. */
type Phase = 'start' | 'way' | 'place' | 'confirm'

export interface Choosing {
  readonly moves: readonly MoveView[]
  readonly steps: readonly Step[]
}

interface Way {
  architect: number
  spot: string
  square: string
  /** The face taken; null if there is nothing to take. */
  takes: string | null
}

export function choosingFrom(moves: readonly MoveView[]): Choosing {
  return { moves, steps: [] }
}

function fits(move: MoveView, step: Step): boolean {
  switch (step.what) {
    case 'tile':
      return move.square === step.square
    case 'architect':
      return move.architect === step.number
    case 'spot':
      return move.spot === step.spot
    case 'to':
      return move.to === step.to
  }
}

function left(moves: readonly MoveView[], steps: readonly Step[]): MoveView[] {
  return moves.filter((move) => steps.every((step) => fits(move, step)))
}

/** The legal moves that fit everything chosen so far. */
export function fitting(choosing: Choosing): MoveView[] {
  return left(choosing.moves, choosing.steps)
}

const withoutTo = (steps: readonly Step[]) => steps.filter((step) => step.what !== 'to')

/** The only way left to reach a tile; null while there are several, or nothing is chosen. */
export function wayOf(choosing: Choosing): Way | null {
  if (!choosing.steps.length) return null
  const moves = fitting(choosing)
  const [first] = moves
  if (!first || moves.some((move) => move.spot !== first.spot || move.architect !== first.architect))
    return null
  return { architect: first.architect, spot: first.spot, square: first.square, takes: first.takes }
}

/** The square of the site that is chosen, however that came about. */
export function squareOf(choosing: Choosing): string | null {
  if (!choosing.steps.length) return null
  const moves = fitting(choosing)
  const square = moves[0]?.square ?? null
  return moves.every((move) => move.square === square) ? square : null
}

/** The tile in hand: known as soon as only one can be meant. */
export function inHand(choosing: Choosing): string | null {
  const square = squareOf(choosing)
  return square === null ? null : (fitting(choosing)[0]?.takes ?? null)
}

export function toOf(choosing: Choosing): string | null {
  const step = choosing.steps.find((step) => step.what === 'to')
  return step?.what === 'to' ? step.to : null
}

export function phaseOf(choosing: Choosing): Phase {
  if (!choosing.steps.length) return 'start'
  const way = wayOf(choosing)
  if (!way) return 'way'
  return way.takes !== null && toOf(choosing) === null ? 'place' : 'confirm'
}

/** The move that confirming would send. */
export function chosenMove(choosing: Choosing): MoveView | null {
  return phaseOf(choosing) === 'confirm' ? (fitting(choosing)[0] ?? null) : null
}

/** Where the tile in hand may go, with a move that does it; empty while no tile is certain. */
export function placesOf(choosing: Choosing): Map<string, MoveView> {
  const found = new Map<string, MoveView>()
  const steps = withoutTo(choosing.steps)
  if (!steps.length) return found
  const moves = left(choosing.moves, steps)
  const square = moves[0]?.square
  if (moves.some((move) => move.square !== square)) return found
  for (const move of moves) if (move.to !== null && !found.has(move.to)) found.set(move.to, move)
  return found
}

const same = (a: Step, b: Step) => JSON.stringify(a) === JSON.stringify(b)

/** Make a choice. One that contradicts earlier ones replaces them; a repeated one takes itself back. */
export function choose(choosing: Choosing, step: Step): Choosing {
  const { moves, steps } = choosing
  const again = steps.findIndex((made) => same(made, step))
  if (step.what === 'to') return again < 0 ? placed(choosing, step) : { moves, steps: withoutTo(steps) }
  if (again >= 0) return { moves, steps: steps.slice(0, again) }
  const before = steps.findIndex((made) => made.what === step.what)
  let kept = before < 0 ? steps : steps.slice(0, before)
  const now = left(moves, kept)
  const then = left(moves, [...kept, step])
  if (before < 0 && kept.length && then.length === now.length) return choosing
  for (;;) {
    if (left(moves, [...kept, step]).length) return { moves, steps: [...kept, step] }
    if (!kept.length) return choosing
    kept = kept.slice(0, -1)
  }
}

/** A place for the tile in hand; another place than before leaves the rest as it is if it can. */
function placed(choosing: Choosing, step: Step & { what: 'to' }): Choosing {
  if (!placesOf(choosing).has(step.to)) return choosing
  const steps = [...withoutTo(choosing.steps), step]
  return left(choosing.moves, steps).length ? { moves: choosing.moves, steps } : choosing
}

/** Take the last choice back. */
export function back(choosing: Choosing): Choosing {
  return { moves: choosing.moves, steps: choosing.steps.slice(0, -1) }
}

/** What was chosen, among other moves: all of it, or null where it no longer fits. */
export function carried(choosing: Choosing, moves: readonly MoveView[]): Choosing | null {
  return left(moves, choosing.steps).length ? { moves, steps: choosing.steps } : null
}

// --- why something is not possible ----------------------------------------------------

export type Reason =
  | { why: 'blocked'; blocked: Blocked }
  /** This architect is on the site already. */
  | { why: 'used'; architect: number }
  /** No such architect in this mode. */
  | { why: 'none'; architect: number }

/** An architect on a spot: which square it reaches, and why it cannot go there if it cannot. */
export interface Offer {
  spot: string
  architect: number
  square: string
  reason: Reason | null
}

export interface Ground {
  moves: readonly MoveView[]
  blocked: GameView['blocked']
  mode: ModeName
  /** The site as text, and the square the Urbanist stands on. */
  site: string
  urbanist: string | null
  /** The city that is built, as text. */
  city: string
}

/** Why this architect cannot be put on this spot now; null if it can. */
export function reasonAgainst(ground: Ground, spot: string, architect: number): Reason | null {
  if (ground.moves.some((move) => move.spot === spot && move.architect === architect)) return null
  const blocked = ground.blocked[spot]
  if (!MODES[ground.mode].architects.includes(architect)) return { why: 'none', architect }
  if (blocked) return { why: 'blocked', blocked }
  return { why: 'used', architect }
}

/** The four ways to a square of the site. */
export function offersFor(ground: Ground, square: string): Offer[] {
  return waysTo(square).map(({ spot, architect }) => ({
    spot,
    architect,
    square,
    reason: reasonAgainst(ground, spot, architect),
  }))
}

/** What every architect of the mode would reach from a spot. */
export function offersFrom(ground: Ground, spot: string): Offer[] {
  return MODES[ground.mode].architects.map((architect) => ({
    spot,
    architect,
    square: reachOf(spot, architect) as string,
    reason: reasonAgainst(ground, spot, architect),
  }))
}

/** What an architect would reach from every spot. */
export function offersOf(ground: Ground, architect: number, spots: readonly string[]): Offer[] {
  return spots.map((spot) => ({
    spot,
    architect,
    square: reachOf(spot, architect) as string,
    reason: reasonAgainst(ground, spot, architect),
  }))
}

// --- typed moves ----------------------------------------------------------------------

export type Typed =
  | { choosing: Choosing }
  /** The first part that is none. */
  | { problem: 'unreadable'; part: 'architect' | 'spot' | 'square' }
  | { problem: 'reason'; reason: Reason }
  /** The tile cannot go there; where it can go. */
  | { problem: 'place'; to: string; instead: string[] }
  /** There is no tile to go anywhere; the move without it. */
  | { problem: 'nothing'; move: string }

const NOTATION = /^([1-5])([NESW])([1-5])(?::([a-z]\d|-))?$/i
/** The site's columns have letters, and one may go by them: `2Sc` is below the third. */
const BY_LETTER = /^(.[NS])([a-e])/i
const COLUMNS = 'abcde'

/** The first part of a text that is none of a move. */
function brokenPart(text: string): 'architect' | 'spot' | 'square' {
  if (!/^[1-5]/.test(text)) return 'architect'
  return /^.[NESW][1-5]/i.test(text) ? 'square' : 'spot'
}

/** The choices a typed move stands for: `3W4:c3`, or `3W4` when the place is still open. */
export function typed(ground: Ground, text: string): Typed {
  const dense = text
    .replace(/\s+/g, '')
    .replace(
      BY_LETTER,
      (_, begin: string, column: string) => `${begin}${COLUMNS.indexOf(column.toLowerCase()) + 1}`,
    )
  const found = NOTATION.exec(dense)
  if (!found) return { problem: 'unreadable', part: brokenPart(dense) }
  const [, number, side, index, where] = found
  const architect = Number(number)
  const spot = `${side?.toUpperCase()}${index}`
  const reason = reasonAgainst(ground, spot, architect)
  if (reason) return { problem: 'reason', reason }
  const steps: Step[] = [
    { what: 'architect', number: architect },
    { what: 'spot', spot },
  ]
  if (where) {
    const to = where.toLowerCase()
    const moves = left(ground.moves, steps)
    if (moves.every(({ takes }) => takes === null)) return { problem: 'nothing', move: `${number}${spot}` }
    if (!moves.some((move) => move.to === to))
      return { problem: 'place', to, instead: moves.flatMap(({ to }) => to ?? []) }
    steps.push({ what: 'to', to })
  }
  return { choosing: { moves: ground.moves, steps } }
}
