import { describe, expect, it } from 'vitest'

import { placeOf, verdictOf } from './verdict'

const sheet = (inhabitants_on_buildings: number, empty_squares: number) => ({
  inhabitants_on_buildings,
  empty_squares,
})
const join = (names: string[]) => names.join(', ')
const names = ['Ann', 'Bob', 'Cleo']

describe('the verdict', () => {
  it('needs no reason beyond the points', () => {
    const result = { scores: [50, 61, 40], winners: [1], decided_by: 'points' as const }
    expect(verdictOf(result, [sheet(9, 1), sheet(8, 1), sheet(9, 0)], names, join)).toEqual({
      winner: { key: 'end-winner', values: { names: 'Bob', count: 1, points: 61 } },
      why: null,
    })
  })

  it('compares inhabitants of those who are level, and of nobody else', () => {
    const result = { scores: [61, 61, 40], winners: [0], decided_by: 'inhabitants' as const }
    const { why } = verdictOf(result, [sheet(9, 1), sheet(7, 1), sheet(12, 0)], names, join)
    expect(why).toEqual({
      key: 'end-tie-inhabitants',
      values: { names: 'Ann, Bob', points: 61, winner: 'Ann', count: 9, other: 7 },
    })
  })

  it('compares empty squares of those still level after the first tie-break', () => {
    const result = { scores: [61, 61, 61], winners: [2], decided_by: 'empty_squares' as const }
    const { why } = verdictOf(result, [sheet(9, 4), sheet(7, 0), sheet(9, 2)], names, join)
    expect(why).toMatchObject({
      key: 'end-tie-empty_squares',
      values: { names: 'Ann, Cleo', count: 2, other: 4 },
    })
  })

  it('lets several share the win', () => {
    const result = { scores: [61, 61, 3], winners: [0, 1], decided_by: 'shared' as const }
    const { winner, why } = verdictOf(result, [sheet(9, 1), sheet(9, 1), sheet(1, 9)], names, join)
    expect(winner.values).toEqual({ names: 'Ann, Bob', count: 2, points: 61 })
    expect(why?.key).toBe('end-shared')
  })

  it('names nobody who lost by a tie-break among those who share it', () => {
    const result = { scores: [61, 61, 61], winners: [0, 1], decided_by: 'shared' as const }
    const { why } = verdictOf(result, [sheet(9, 1), sheet(9, 1), sheet(8, 0)], names, join)
    expect(why).toMatchObject({ key: 'end-shared', values: { names: 'Ann, Bob' } })
  })
})

describe('the place of whoever has not won', () => {
  it.each([
    ['behind the winner', [50, 61, 40], [1], 0, { place: 2, shared: false, behind: 11 }],
    ['last', [50, 61, 40], [1], 2, { place: 3, shared: false, behind: 21 }],
    ['level on points, but for the tie-break', [61, 61, 40], [1], 0, { place: 2, shared: false, behind: 0 }],
    ['level with another loser', [40, 61, 40], [1], 2, { place: 2, shared: true, behind: 21 }],
    ['behind two who share the win', [61, 61, 40, 40], [0, 1], 3, { place: 3, shared: true, behind: 21 }],
  ])('%s', (_, scores, winners, seat, found) => {
    expect(placeOf({ scores, winners }, seat)).toEqual(found)
  })
})
