import { describe, expect, it } from 'vitest'

import { isActive } from '../board/city'
import type { ModeName } from '../wire/facts'
import type { Sheet } from '../wire/types'
import { buildingsOf, categoriesOf, givenBy, linesOf, pointsAt } from './sheets'
import samples from './sheets.sample.json'

const cities = samples as unknown as { mode: ModeName; city: string; sheet: Sheet }[]

describe('the account of a city', () => {
  it.each(cities)('adds up to the sheet of $city', ({ mode, city, sheet }) => {
    for (const category of categoriesOf(mode)) {
      const lines = linesOf(mode, city, sheet, category)
      const sum = lines.reduce((total, line) => total + line.points, 0)
      expect({ category, sum }).toEqual({ category, sum: sheet.categories[category] })
    }
  })

  it.each(cities)('knows who stands in $city', ({ mode, city, sheet }) => {
    const buildings = buildingsOf(mode, city)
    const standing = buildings.filter((there) => isActive(there.kind, sheet.allocation[there.square]))
    const squares = mode === 'classic' ? 16 : 20
    expect(squares - standing.length).toBe(sheet.empty_squares)
    const given = givenBy(city)
    expect(given.inhabitants + sheet.categories.idle_inhabitants).toBe(sheet.inhabitants_on_buildings)
  })

  it.each(cities)('puts every point of $city on a building that stands there', ({ mode, city, sheet }) => {
    const built = buildingsOf(mode, city).map(({ square }) => square)
    for (const category of categoriesOf(mode)) {
      const lines = linesOf(mode, city, sheet, category)
      const at = pointsAt(lines)
      expect(built).toEqual(expect.arrayContaining(Object.keys(at)))
      if (category === 'idle_inhabitants' || category === 'pollution') continue
      const shared = lines.filter((line) => line.shared).map(({ points }) => points)
      const sum = [...Object.values(at), ...shared].reduce((total, points) => total + points, 0)
      expect(sum).toBe(sheet.categories[category])
    }
  })
})

describe('single lines', () => {
  const sheet = (allocation: Sheet['allocation']): Sheet => ({
    ...(cities[0] as { sheet: Sheet }).sheet,
    allocation,
  })

  it('tells floors and neighbors apart from what is not activated', () => {
    const city = 'T1+T2 P T1 . / . . . . / . . . . / . . . .'
    const lit = sheet({ a1: { inhabitants: 0, energy: 1 } })
    expect(linesOf('classic', city, lit, 'tower')).toEqual([
      {
        squares: ['a1'],
        beside: [],
        points: 3,
        shared: false,
        key: 'end-line-tower',
        values: { where: 'a1', floors: 2 },
      },
    ])
    const [park] = linesOf('classic', city, lit, 'park')
    expect(park).toMatchObject({ beside: ['a1'], points: 2, values: { towers: 1 } })
  })

  it('gives Office Towers the size of their group', () => {
    const city = 'O+O O+O O+O+O . . / . . . . . / . . . . . / . . . . O'
    const one = { inhabitants: 1, energy: 1 }
    const lines = linesOf('expert', city, sheet({ a1: one, b1: one, c1: one, e4: one }), 'office')
    expect(lines.map(({ points, values }) => [points, values.group])).toEqual([
      [5, 3],
      [5, 3],
      [9, 3],
      [0, 1],
    ])
  })

  it('does not join the end of a row with the start of the next', () => {
    const one = { inhabitants: 1, energy: 0 }
    const city = '. . . H1 / H1 . . . / . . . . / . . . .'
    const lines = linesOf('classic', city, sheet({ d1: one, a2: one }), 'harbor')
    expect(lines.map(({ key, points }) => [key, points])).toEqual([
      ['end-line-printed', 1],
      ['end-line-printed', 1],
    ])
  })
})
