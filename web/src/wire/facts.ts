/** The tables of the game that are printed on tiles and mats, as the server's package has them. */
import facts from './facts.json'
import type { Sheet } from './types'

export type ModeName = 'classic' | 'expert'
export type Kind =
  'tower' | 'shop' | 'public_service' | 'park' | 'playground' | 'factory' | 'harbor' | 'office' | 'monument'

type Category = keyof Sheet['categories']

interface Face {
  kind: Kind
  inhabitants: number
  energy: number
  points: number
  mayor: boolean
}

interface Cost {
  inhabitants: number
  energy: number
}

export interface ModeFacts {
  rounds: number
  turns: number
  architects: number[]
  rows: number
  columns: number
  kinds: Kind[]
  /** Those that can have floors. */
  tall: Kind[]
  /** The lines of the score pad. */
  categories: readonly Category[]
  /** Names, districts and matching architects of the squares, row by row. */
  squares: string[]
  districts: number[]
  numbers: number[][]
  tower: number[]
  shop: number[]
  public_service: number[]
  park: number[]
  harbor: number[]
  office: number[][]
  factory: Partial<Record<Kind, number>>
  monument: Partial<Record<Kind, number>>
}

export const FACES = facts.faces as unknown as Record<string, Face>
export const COSTS = facts.costs as Record<Kind, Cost>
/** For every spot the squares that architects 1 to 5 reach from it. */
export const SPOTS = facts.spots as Record<string, string[]>
export const MODES = facts.modes as unknown as Record<ModeName, ModeFacts>

/** How a review judges; costs are in tenths of a point. */
export const REVIEW = facts.review

/** What a tile shows; the name comes from the server, so it is always known. */
export function faceOf(name: string): Face {
  const face = FACES[name]
  if (!face) throw new Error(`unknown face ${name}`)
  return face
}
