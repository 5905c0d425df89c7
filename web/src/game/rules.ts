/** The rules as data: which texts and diagrams follow each other. The server's plain page has the same. */
import rules from '../../../src/quadropolis/data/rules.json'
import type { Kind, ModeName } from '../wire/facts'
import type { Sheet } from '../wire/types'
import type { ScoreTableName } from './scoreTables'

/** A piece of a section; exactly one of these is given. */
export interface Part {
  text?: string
  ruling?: string
  list?: string[]
  steps?: string[]
  table?: ScoreTableName
  box?: ModeName
  mat?: ModeName
  example?: string
  site?: string
  placing?: string
  rulings?: boolean
}

export interface Section {
  id: string
  title: string
  kind?: Kind
  parts: Part[]
}

export interface Group {
  id: string
  title: string
  sections: Section[]
}

/** A small city and its score sheet. */
export interface Example {
  mode: ModeName
  city: string
  text: string
  sheet: Sheet
}

/** A site with an architect; with the Urbanist also what it blocks. */
export interface Reaching {
  site: string
  spot: string
  architect: number
  square: string
  urbanist?: string
  blocked: string[]
  text: string
}

/** A city, and where a tile may go with an architect. */
export interface Placing {
  mode: ModeName
  city: string
  face: string
  architect: number
  squares: string[]
  text: string
}

export const GROUPS = rules.groups as unknown as Group[]
export const EXAMPLES = rules.examples as unknown as Record<string, Example>
export const SITES = rules.sites as unknown as Record<string, Reaching>
export const PLACINGS = rules.placings as unknown as Record<string, Placing>

/** The numbers that texts speak of besides those of their own diagram, counted from the tiles. */
export const VALUES: Record<string, number | string> = rules.values

/** How many tiles show a face: by round, then with two, three and four players. */
export const BOX = rules.box as Record<ModeName, Record<string, number[][]>>

export const SECTIONS: Section[] = GROUPS.flatMap((group) => group.sections)

/** All rulings, in the order they are met. */
export const RULINGS: string[] = SECTIONS.flatMap((section) =>
  section.parts.flatMap((part) => (part.ruling ? [part.ruling] : [])),
)

/** The points an example speaks of. */
export function valuesOf(example: Example): Record<string, number> {
  return { ...example.sheet.categories, total: example.sheet.total }
}
