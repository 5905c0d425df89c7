/** What lies where in a position of a lesson. */
import { builtOf, parseCity } from '../../board/city'
import { EMPTY, parseSite, SITE_SQUARES } from '../../board/site'
import { MODES, type Kind, type ModeName } from '../../wire/facts'
import type { Position } from './lesson'

export const LEARNER = 0

/** The face on a square of the site. */
export function faceAt(position: Position, square: string): string {
  return parseSite(position.site)[SITE_SQUARES.indexOf(square)] ?? EMPTY
}

/** The kind of building on a square of the learner's city. */
export function kindAt(mode: ModeName, position: Position, square: string): Kind | null {
  const floors = parseCity(position.cities[LEARNER] ?? '')[MODES[mode].squares.indexOf(square)] ?? []
  return builtOf(floors)?.kind ?? null
}
