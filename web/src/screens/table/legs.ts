/** When the pieces of a move fly: first the tile, then what it gives drops beside the city. */
import { faceOf } from '../../wire/facts'

export type Flown = 'tile' | 'inhabitant' | 'energy'

export interface Leg {
  what: Flown
  delay: number
  duration: number
}

/** How long all of a move is seen: one's own, and the others', which are quicker. */
export const OWN_MS = 300
export const OTHERS_MS = 200

/** The share of the time that the tile takes; the rest is for what it gives. */
const TILE_SHARE = 0.55
const DROP_SHARE = 0.35

/** Everything that flies when this tile is built, in order; a discarded one gives nothing. */
export function legsOf(face: string, built: boolean, mine: boolean): Leg[] {
  const whole = mine ? OWN_MS : OTHERS_MS
  const { inhabitants, energy } = faceOf(face)
  const given: Flown[] = built
    ? [...Array<Flown>(inhabitants).fill('inhabitant'), ...Array<Flown>(energy).fill('energy')]
    : []
  if (!given.length) return [{ what: 'tile', delay: 0, duration: whole }]
  const landed = whole * TILE_SHARE
  const duration = whole * DROP_SHARE
  const between = (whole - landed - duration) / Math.max(1, given.length - 1)
  return [
    { what: 'tile', delay: 0, duration: landed },
    ...given.map((what, at) => ({ what, delay: landed + (given.length > 1 ? at * between : 0), duration })),
  ]
}
