import { describe, expect, it } from 'vitest'

import { holds, pieces } from './search'

describe('searching', () => {
  it('finds all words in any order, whatever their case and accents', () => {
    expect(holds(['Each Park takes in', 'one Énergie unit'], 'energie park')).toBe(true)
    expect(holds(['Each Park'], 'park harbor')).toBe(false)
    expect(holds(['Каждый Парк'], 'парк')).toBe(true)
    expect(holds(['anything'], '  ')).toBe(true)
  })

  it('marks what was found', () => {
    expect(pieces('A Park, parks', 'PARK')).toEqual([
      { text: 'A ', found: false },
      { text: 'Park', found: true },
      { text: ', ', found: false },
      { text: 'park', found: true },
      { text: 's', found: false },
    ])
    expect(pieces('plain', '')).toEqual([{ text: 'plain', found: false }])
    expect(pieces('', 'a')).toEqual([])
  })
})
