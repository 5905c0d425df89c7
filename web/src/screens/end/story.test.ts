import { describe, expect, it } from 'vitest'

import samples from '../../game/sheets.sample.json'
import type { ModeName } from '../../wire/facts'
import type { Sheet } from '../../wire/types'
import { bestBuilding, storyOf } from './story'

const all = samples as unknown as { mode: ModeName; city: string; sheet: Sheet }[]

describe('the story of a scoring', () => {
  it.each(['classic', 'expert'] as const)('ends with the totals in %s', (mode) => {
    const table = all.filter((sample) => sample.mode === mode).slice(0, 4)
    const sheets = table.map(({ sheet }) => sheet)
    const story = storyOf(
      mode,
      table.map(({ city }) => city),
      sheets,
    )
    expect(story.at(-1)?.towns.map(({ total }) => total)).toEqual(sheets.map(({ total }) => total))
  })

  it('leaves out what nobody has, and shows what was not activated', () => {
    const city = 'T1 S . . / . . . . / . . . . / . . . .'
    const sheet: Sheet = {
      ...(all[0] as { sheet: Sheet }).sheet,
      total: 0,
      categories: {
        tower: 0,
        shop: 0,
        public_service: 0,
        park: 0,
        factory: 0,
        harbor: 0,
        office: 0,
        monument: 0,
        idle_inhabitants: -1,
        pollution: 0,
      },
      allocation: {},
    }
    const story = storyOf('classic', [city], [sheet])
    expect(story.map(({ category }) => category)).toEqual(['tower', 'shop', 'idle_inhabitants'])
    expect(story[0]?.towns[0]).toMatchObject({ points: 0, lit: [], dark: ['a1'], total: 0 })
    expect(story[2]?.towns[0]).toMatchObject({ points: -1, total: -1 })
  })

  it('counts for the best building what it brings alone, in its district too', () => {
    const line = (code: string, square: string, points: number) =>
      ({ code, squares: [square], beside: [], points }) as unknown as Sheet['lines'][number]
    const sheet: Sheet = {
      ...(all[0] as { sheet: Sheet }).sheet,
      lines: [line('public_service', 'c4', 2), line('printed', 'c4', 2), line('printed', 'b2', 3)],
    }
    const city = '. . . . / . H3 . . / . . . . / . . U2 .'
    expect(bestBuilding('classic', city, sheet)).toMatchObject({ square: 'c4', points: 4 })
  })
})
