/** The scoring as a story: one category after the other, told on all cities at once. */
import { isActive } from '../../board/city'
import {
  buildingsOf,
  categoriesOf,
  type CityBuilding,
  linesOf,
  pointsAt,
  type Category,
} from '../../game/sheets'
import type { ModeName } from '../../wire/facts'
import type { Sheet, SheetLine } from '../../wire/types'

export interface TownTelling {
  points: number
  /** The points so far, these included. */
  total: number
  lines: SheetLine[]
  /** The points at each building that brings some. */
  at: Record<string, number>
  /** The activated buildings this is about. */
  lit: string[]
  /** Neighbors that count for them. */
  beside: string[]
  /** Buildings of the kind that were not activated and so bring nothing. */
  dark: string[]
}

export interface Telling {
  category: Category
  /** One for every city. */
  towns: TownTelling[]
}

/** What is told, in order; a category that nobody has built anything of is left out. */
export function storyOf(mode: ModeName, cities: string[], sheets: Sheet[]): Telling[] {
  const totals = sheets.map(() => 0)
  return categoriesOf(mode).flatMap((category) => {
    const towns = sheets.map((sheet, seat) => {
      const town = townOf(mode, cities[seat] ?? '', sheet, category)
      totals[seat] = (totals[seat] ?? 0) + town.points
      return { ...town, total: totals[seat] }
    })
    const told = towns.some(({ points, lit, dark }) => points !== 0 || lit.length || dark.length)
    return told ? [{ category, towns }] : []
  })
}

function townOf(mode: ModeName, city: string, sheet: Sheet, category: Category): Omit<TownTelling, 'total'> {
  const lines = linesOf(sheet, category)
  const built = buildingsOf(mode, city).filter(
    ({ kind }) => kind === category || (category === 'park' && kind === 'playground'),
  )
  const lit = built
    .filter((there) => isActive(there.kind, sheet.allocation[there.square]))
    .map(({ square }) => square)
  const dark = built.map(({ square }) => square).filter((square) => !lit.includes(square))
  const beside = [...new Set(lines.flatMap((line) => line.beside))].filter((square) => !lit.includes(square))
  return { points: sheet.categories[category], lines, at: pointsAt(lines), lit, beside, dark }
}

export interface BestBuilding extends CityBuilding {
  points: number
}

/** The building that brings most by itself; null if none does. */
export function bestBuilding(mode: ModeName, city: string, sheet: Sheet): BestBuilding | null {
  const points = pointsAt(sheet.lines)
  const found = buildingsOf(mode, city)
    .map((building) => ({ ...building, points: points[building.square] ?? 0 }))
    .sort((one, other) => other.points - one.points)
  const [best] = found
  return best && best.points > 0 ? best : null
}

/** How long a telling stands before the next one when nobody presses anything. */
export const TELLING_MS = 2_200
