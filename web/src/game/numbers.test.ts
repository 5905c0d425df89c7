import { describe, expect, it } from 'vitest'

import { hundredthParts } from './numbers'

describe('chances side by side', () => {
  it('add up to a hundred, and none is off by one or more', () => {
    for (let one = 0; one <= 1000; one++)
      for (const other of [0, 1, Math.floor((1000 - one) / 3), 1000 - one]) {
        const parts = [one, Math.min(other, 1000 - one), Math.max(0, 1000 - one - other)]
        const found = hundredthParts(parts)
        expect(found.reduce((sum, part) => sum + part, 0)).toBe(100)
        found.forEach((part, at) => expect(Math.abs(10 * part - (parts[at] ?? 0))).toBeLessThan(10))
      }
    expect(hundredthParts([955, 45])).toEqual([96, 4])
  })
})
