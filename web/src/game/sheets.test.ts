import { describe, expect, it } from 'vitest'

import { isActive } from '../board/city'
import type { ModeName } from '../wire/facts'
import type { Sheet } from '../wire/types'
import { buildingsOf, categoriesOf, givenBy, isShared, linesOf, pointsAt } from './sheets'
import samples from './sheets.sample.json'

const cities = samples as unknown as { mode: ModeName; city: string; sheet: Sheet }[]

describe('score sheets', () => {
  it.each(cities)('have lines that add up, for $city', ({ mode, sheet }) => {
    for (const category of categoriesOf(mode)) {
      const sum = linesOf(sheet, category).reduce((total, line) => total + line.points, 0)
      expect({ category, sum }).toEqual({ category, sum: sheet.categories[category] })
    }
  })

  it.each(cities)('say who stands in $city', ({ mode, city, sheet }) => {
    const buildings = buildingsOf(mode, city)
    const standing = buildings.filter((there) => isActive(there.kind, sheet.allocation[there.square]))
    const squares = mode === 'classic' ? 16 : 20
    expect(squares - standing.length).toBe(sheet.empty_squares)
    const given = givenBy(city)
    expect(given.inhabitants + sheet.categories.idle_inhabitants).toBe(sheet.inhabitants_on_buildings)
  })

  it.each(cities)('put every point of $city on a building that stands there', ({ mode, city, sheet }) => {
    const built = buildingsOf(mode, city).map(({ square }) => square)
    for (const category of categoriesOf(mode)) {
      const lines = linesOf(sheet, category)
      const at = pointsAt(lines)
      expect(built).toEqual(expect.arrayContaining(Object.keys(at)))
      const shared = lines.filter(isShared).map(({ points }) => points)
      const sum = [...Object.values(at), ...shared].reduce((total, points) => total + points, 0)
      expect(sum).toBe(sheet.categories[category])
    }
  })
})
