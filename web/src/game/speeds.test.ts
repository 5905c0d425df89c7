import { expect, test } from 'vitest'

import { cardTime, PACES } from './speeds'

test('the first cards wait for a touch, later ones go by themselves', () => {
  expect([0, 1, 2].map((seen) => cardTime('calm', seen))).toEqual(Array(3).fill(12_000))
  expect(cardTime('calm', 3)).toBe(PACES.calm.card)
  expect(cardTime('brisk', 0)).toBe(PACES.brisk.card)
  expect(cardTime('at-once', 0)).toBe(0)
})
