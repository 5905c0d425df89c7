import { expect, test } from 'vitest'

import { agoOf } from './ago'

const MINUTE = 60_000

test.each([
  [-5_000, 'now', 0],
  [59_000, 'now', 0],
  [MINUTE, 'minutes', 1],
  [59.9 * MINUTE, 'minutes', 59],
  [60 * MINUTE, 'hours', 1],
  [47 * 60 * MINUTE, 'days', 1],
])('%d ms ago is %s %d', (passed, unit, count) => {
  expect(agoOf(1e12, 1e12 + passed)).toEqual({ unit, count })
})
