/** What flies while a move is shown: first the tile, then what it gives drops beside the city. */
import type { Stage } from '../../game/speeds'
import { faceOf } from '../../wire/facts'

export type Flown = 'tile' | 'inhabitant' | 'energy'

interface Leg {
  what: Flown
  delay: number
  duration: number
}

/** Each piece takes so much of the time; the rest is for one beginning after the other. */
const DROP_SHARE = 0.7

/** Everything that flies at that stage of building a tile, within so long; a discarded one gives nothing. */
export function legsOf(stage: Stage, face: string, built: boolean, ms: number): Leg[] {
  if (stage === 'taken') return [{ what: 'tile', delay: 0, duration: ms }]
  if (stage === 'walked' || !built) return []
  const { inhabitants, energy } = faceOf(face)
  const given: Flown[] = [
    ...Array<Flown>(inhabitants).fill('inhabitant'),
    ...Array<Flown>(energy).fill('energy'),
  ]
  const duration = ms * DROP_SHARE
  const between = (ms - duration) / Math.max(1, given.length - 1)
  return given.map((what, at) => ({ what, delay: at * between, duration }))
}
