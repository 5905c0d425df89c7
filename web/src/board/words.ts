/** Boards in words: for labels, announcements and everyone who does not see the drawings. */
import { say } from '../text/text.svelte'
import { faceOf } from '../wire/facts'
import type { Blocked, Sheet } from '../wire/types'
import { builtOf, columnSign, isActive, rowSign } from './city'
import { EMPTY, FACE_DOWN, reachOf } from './site'

/** A tile: its kind and everything printed on it. */
export function sayFace(name: string): string {
  const face = faceOf(name)
  return say('site-tile', {
    kind: say(`kind-${face.kind}`),
    inhabitants: face.inhabitants,
    energy: face.energy,
    points: face.points,
    mayor: face.mayor ? 'yes' : 'no',
  })
}

/** What lies on a square of the site. */
export function saySiteSquare(square: string, face: string): string {
  if (face === EMPTY) return say('site-square-empty', { square })
  if (face === FACE_DOWN) return say('site-square-down', { square })
  return say('site-square', { square, tile: sayFace(face) })
}

/** What is built on a square of a city, and what stands on it. */
export function sayCitySquare(square: string, floors: string[], sheet: Sheet | null): string {
  const built = builtOf(floors)
  if (!built) return say('city-square-empty', { square })
  const there = sheet?.allocation[square]
  return say('city-square', {
    square,
    kind: say(`kind-${built.kind}`),
    floors: built.floors,
    inhabitants: there?.inhabitants ?? 0,
    energy: there?.energy ?? 0,
    activated: !sheet || isActive(built.kind, there) ? 'yes' : 'no',
  })
}

/** Whether something else stands on a square on the second sheet than on the first. */
export function isMoved(square: string, before: Sheet | null, then: Sheet | null): boolean {
  if (!then) return false
  const [was, is] = [before?.allocation[square], then.allocation[square]]
  return (was?.inhabitants ?? 0) !== (is?.inhabitants ?? 0) || (was?.energy ?? 0) !== (is?.energy ?? 0)
}

/** Where a spot is, by the letters and numbers beside the site. */
export function saySpot(spot: string): string {
  const side = spot.slice(0, 1)
  const nearest = reachOf(spot, 1) ?? ''
  return say('site-spot-at', {
    side,
    line: side === 'N' || side === 'S' ? columnSign(nearest) : rowSign(nearest),
  })
}

/** Why a spot cannot be used; `me` is the player who reads it, or null for somebody else. */
export function sayBlocked(blocked: Blocked, names: readonly string[], me: number | null = null): string {
  const { spot, player, architect, urbanist } = blocked.arguments
  if (blocked.code === 'move/spot_taken') {
    if (me !== null && Number(player) === me)
      return say('site-spot-taken-own', { spot: saySpot(String(spot)), architect: String(architect) })
    const name = names[Number(player)] ?? say('table-player', { number: Number(player) + 1 })
    return say('site-spot-taken', { spot: saySpot(String(spot)), name, architect: String(architect) })
  }
  const [square, place] = [String(urbanist), String(spot)]
  const column = place.startsWith('N') || place.startsWith('S')
  return column
    ? say('site-column-urbanist', { column: square.slice(0, 1) })
    : say('site-row-urbanist', { row: square.slice(1) })
}

/** A change in points with its sign; a real minus, so that it is as wide as the plus. */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}
