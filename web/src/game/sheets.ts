/** Reading score sheets and cities: categories, the lines behind them, and what stands where. */
import { parseCity } from '../board/city'
import { faceOf, MODES, type Kind, type ModeName } from '../wire/facts'
import type { Sheet, SheetLine } from '../wire/types'

export type Category = keyof Sheet['categories']

/** The categories of a mode, in the order of the score pad. */
export function categoriesOf(mode: ModeName): readonly Category[] {
  return MODES[mode].categories
}

/** The kind of building a category is about; null for what lies idle. */
export function kindOf(category: Category): Kind | null {
  return category === 'idle_inhabitants' || category === 'pollution' ? null : category
}

export interface CityBuilding {
  square: string
  kind: Kind
  floors: number
}

/** Every building of a city, whether activated or not. */
export function buildingsOf(mode: ModeName, city: string): CityBuilding[] {
  return parseCity(city).flatMap((floors, index) => {
    const [lowest] = floors
    if (lowest === undefined) return []
    const square = MODES[mode].squares[index] as string
    return [{ square, kind: faceOf(lowest).kind, floors: floors.length }]
  })
}

/** The inhabitants and energy units that the tiles of a city give. */
export function givenBy(city: string): { inhabitants: number; energy: number } {
  const given = { inhabitants: 0, energy: 0 }
  for (const name of parseCity(city).flat()) {
    const face = faceOf(name)
    given.inhabitants += face.inhabitants
    given.energy += face.energy
  }
  return given
}

/** The lines of one category. */
export function linesOf(sheet: Sheet, category: Category): SheetLine[] {
  return sheet.lines.filter((line) => line.category === category)
}

/** What is said about a line: the key of its text, with its values. */
export function lineKey({ code }: SheetLine): string {
  return `end-line-${code}`
}

/** Brought by all of its buildings together: there is no single one to show the points at. */
export function isShared({ code, squares }: SheetLine): boolean {
  if (squares.length === 1) return false
  return !squares.length || code === 'public_service' || code.startsWith('harbor')
}

/** What single buildings bring by these lines, to be shown there. */
export function pointsAt(lines: readonly SheetLine[]): Record<string, number> {
  const points: Record<string, number> = {}
  for (const line of lines) {
    const [at] = line.squares
    if (at !== undefined && !isShared(line)) points[at] = (points[at] ?? 0) + line.points
  }
  return points
}
