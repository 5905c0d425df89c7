import { describe, expect, it } from 'vitest'

import { MODES } from '../wire/facts'
import { boxRows } from './box'

const say = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

describe.each(['classic', 'expert'] as const)('the box of %s', (mode) => {
  const { rounds, rows } = boxRows(mode, say)

  it('has a column for each round, and a sum', () => {
    expect(rounds).toHaveLength(MODES[mode].rounds)
    for (const row of rows) expect(row.cells).toHaveLength(rounds.length + 1)
  })

  it('lays out 16, 20 or 25 tiles in every round', () => {
    const sums = rows.at(-1)
    expect(sums?.tile).toBe('end-total')
    for (const round of rounds) expect(sums?.cells[round - 1]).toBe('16/20/25')
  })

  it('has the Mayor on one tile of every round but the last', () => {
    const mayors = rows.filter((row) => row.tile.endsWith(' yes'))
    expect(mayors.map((row) => row.kind)).toEqual(['tower'])
    const expected = rounds.map((round) => (round === rounds.length ? '0' : '1'))
    expect(mayors[0]?.cells.slice(0, -1)).toEqual(expected)
  })
})
