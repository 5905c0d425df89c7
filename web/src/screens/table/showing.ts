/** What a move being made shows on the boards: where one can go on, and what it would bring. */
import { parseCity } from '../../board/city'
import type { CityMark, SiteLine, SiteMark, SpotMark } from '../../board/marks'
import { EMPTY, FACE_DOWN, parseSite, SITE_SQUARES } from '../../board/site'
import { MODES, SPOTS } from '../../wire/facts'
import {
  type Choosing,
  fitting,
  type Ground,
  type Offer,
  offersFor,
  offersFrom,
  offersOf,
  phaseOf,
  placesOf,
  type Reason,
  squareOf,
  type Step,
  toOf,
  wayOf,
} from './choosing'

/** A note is not worded here: what it says, as data. */
export type Note =
  | { say: 'takes'; architect: number; face: string | null }
  | { say: 'reason'; reason: Reason }
  | { say: 'brings'; points: number; floor: number }

interface SiteShowing {
  squares: Record<string, SiteMark & { says?: Note }>
  spots: Record<string, SpotMark & { says?: Note }>
  lines: SiteLine[]
}

const ALL_SPOTS = Object.keys(SPOTS)

/** The marks on the site. */
export function siteShowing(choosing: Choosing, ground: Ground, site: string): SiteShowing {
  const faces = new Map(parseSite(site).map((face, at) => [SITE_SQUARES[at] as string, face]))
  const shown: SiteShowing = { squares: {}, spots: {}, lines: [] }
  const phase = phaseOf(choosing)
  const moves = fitting(choosing)
  const able = new Set(ground.moves.map((move) => move.square))
  const hot = new Set(
    moves.filter((move) => phase !== 'start' || move.takes !== null).map((move) => move.square),
  )
  for (const [square, face] of faces) {
    const mark: SiteMark = { can: able.has(square) }
    if (face !== EMPTY && !hot.has(square)) mark.dim = true
    shown.squares[square] = mark
  }
  for (const spot of new Set(ground.moves.map((move) => move.spot))) shown.spots[spot] = { can: true }
  const faceOn = (square: string) => {
    const face = faces.get(square)
    return face === undefined || face === EMPTY || face === FACE_DOWN ? null : face
  }
  for (const offer of offersNow(choosing, ground)) show(shown, offer, faceOn(offer.square), choosing)
  const way = wayOf(choosing)
  const square = squareOf(choosing)
  if (square !== null) shown.squares[square] = { ...shown.squares[square], chosen: true, dim: false }
  if (way) {
    shown.spots[way.spot] = { ...shown.spots[way.spot], chosen: true, architect: way.architect }
    shown.lines = [{ spot: way.spot, square: way.square, strong: true }]
  }
  return shown
}

/** The architects on spots that matter for what is chosen so far. */
function offersNow(choosing: Choosing, ground: Ground): Offer[] {
  if (wayOf(choosing)) return []
  const architect = choosing.steps.find((step) => step.what === 'architect')
  const spot = choosing.steps.find((step) => step.what === 'spot')
  const square = squareOf(choosing)
  if (square !== null) {
    const offers = offersFor(ground, square)
    return architect?.what === 'architect'
      ? offers.filter((offer) => offer.architect === architect.number)
      : offers
  }
  if (architect?.what === 'architect') return offersOf(ground, architect.number, ALL_SPOTS)
  if (spot?.what === 'spot') return offersFrom(ground, spot.spot)
  return []
}

function show(shown: SiteShowing, offer: Offer, face: string | null, choosing: Choosing): void {
  const { spot, square, architect, reason } = offer
  const says: Note = reason ? { say: 'reason', reason } : { say: 'takes', architect, face }
  if (choosing.steps.some((step) => step.what === 'spot')) {
    shown.spots[spot] = { ...shown.spots[spot], chosen: true }
    if (reason) return
    const idle = face === null && fitting(choosing).some(({ takes }) => takes !== null)
    shown.squares[square] = { ...shown.squares[square], architect, idle, says }
    return
  }
  if (reason?.why === 'none') return
  // A square that is chosen first leaves only those that build there.
  const builds = fitting(choosing).some((move) => move.spot === spot && move.architect === architect)
  shown.spots[spot] = { can: !reason, architect, barred: Boolean(reason) || !builds, says }
  if (builds) shown.lines.push({ spot, square })
}

interface Look {
  /** The square whose building is shown before it is chosen. */
  pointed?: string | null
  /** Whether what a move would bring is to be seen. */
  counted?: boolean
}

/** The marks on my city. */
export function cityShowing(
  choosing: Choosing,
  ground: Ground,
  city: string,
  { pointed = null, counted = true }: Look = {},
): Record<string, CityMark & { says?: Note }> {
  const marks: Record<string, CityMark & { says?: Note }> = {}
  const places = placesOf(choosing)
  if (!places.size) return marks
  const floors = parseCity(city)
  const to = toOf(choosing)
  const seen = pointed !== null && places.has(pointed) ? pointed : to
  MODES[ground.mode].squares.forEach((square, at) => {
    const move = places.get(square)
    const stack = floors[at] ?? []
    const floor = stack.length + 1
    marks[square] = move
      ? {
          can: true,
          ...(counted ? { points: move.points } : {}),
          floor,
          chosen: square === to,
          says: { say: 'brings', points: move.points, floor },
          ...(square === seen && move.takes ? { ghost: move.takes } : {}),
        }
      : { can: false }
  })
  return marks
}

/** An architect in my hand (or the common pool): how many there are and what is chosen. */
export interface InHand {
  number: number
  count: number
  can: boolean
  /** It would take a tile, and the chosen one if there is one; if none does, it can be put there. */
  reaches: boolean
  chosen: boolean
}

/** The architects of the mode, with how many are left of each. */
export function architectsShowing(choosing: Choosing, ground: Ground, left: readonly number[]): InHand[] {
  const way = wayOf(choosing)
  const asked = choosing.steps.find((step) => step.what === 'architect')
  const able = new Set(ground.moves.map((move) => move.architect))
  // A square that is chosen first leaves only those that build there.
  const given: Step['what'][] = way ? ['tile', 'spot'] : ['tile', 'spot', 'to']
  const before = choosing.steps.filter(({ what }) => given.includes(what))
  const moves = fitting({ ...choosing, steps: before })
  const taking = moves.filter(({ takes }) => takes !== null)
  const reaching = new Set((taking.length ? taking : moves).map((move) => move.architect))
  const chosen = way?.architect ?? (asked?.what === 'architect' ? asked.number : null)
  return MODES[ground.mode].architects.map((number) => ({
    number,
    count: left.filter((one) => one === number).length,
    can: able.has(number),
    reaches: reaching.has(number),
    chosen: chosen === number,
  }))
}
