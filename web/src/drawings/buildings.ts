/** From a kind of building to its drawing, made once and kept. */
import { FACES, type Kind } from '../wire/facts'
import { park, playground } from './greens'
import { office, service, shop, tower } from './houses'
import { box, disc, type Shape } from './iso'
import { merged } from './merge'
import { monument } from './monuments'
import { factory, harbor } from './works'

export interface Look {
  kind: Kind
  /** The face of its top tile, for what is printed on it. */
  face?: string | undefined
  floors?: number | undefined
  /** Chooses one of the Monuments. */
  variant?: number | string | undefined
}

/** Light from the windows on the ground: seen at night only. */
const pool = [4.9, 4.1].map((r) => ({ ...disc('pool', [5, 5, 0], r), paint: `pool r${r}` }))

const drawn = new Map<string, Shape[]>()

export function shapesOf(look: Look): Shape[] {
  const key = `${look.kind} ${look.face} ${look.floors} ${look.variant}`
  let shapes = drawn.get(key)
  if (!shapes) {
    shapes = merged([...box('plate', [0, 0, -0.7], [10, 10, 0.7]), ...pool, ...bodyOf(look)])
    drawn.set(key, shapes)
  }
  return shapes
}

function bodyOf({ kind, face = '', floors = 1, variant = 0 }: Look): Shape[] {
  const { inhabitants = 0, energy = 0, points = 0 } = FACES[face] ?? {}
  switch (kind) {
    case 'tower':
      return tower(floors, inhabitants || 2)
    case 'office':
      return office(floors)
    case 'shop':
      return shop()
    case 'public_service':
      return service(points)
    case 'park':
      return park()
    case 'playground':
      return playground()
    case 'factory':
      return factory(energy || 2)
    case 'harbor':
      return harbor(inhabitants, energy, points)
    case 'monument':
      return monument(variant)
  }
}
