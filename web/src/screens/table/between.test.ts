import { describe, expect, it } from 'vitest'

import { comingTiles, standings } from './between'

describe('between two rounds', () => {
  it('the best stand first, with what the round brought', () => {
    expect(standings([{ total: 4 }, { total: 9 }, { total: 4 }], [5, 2, 0])).toEqual([
      { seat: 1, points: 9, change: 7 },
      { seat: 0, points: 4, change: -1 },
      { seat: 2, points: 4, change: 4 },
    ])
  })

  it('what comes is counted by kind as far as it can be seen', () => {
    const { kinds, hidden } = comingTiles('classic', ['T1', 'T2', '#', '.', 'P', 'F3', '#'])
    expect(kinds).toEqual([
      { kind: 'tower', count: 2 },
      { kind: 'park', count: 1 },
      { kind: 'factory', count: 1 },
    ])
    expect(hidden).toBe(2)
  })
})
