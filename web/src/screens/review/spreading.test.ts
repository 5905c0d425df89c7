import { expect, test } from 'vitest'

import { spread } from './spreading'

test.each([
  [
    [10, 50, 90],
    [10, 50, 90],
  ],
  [
    [10, 12, 50],
    [10, 30, 50],
  ],
  [
    [98, 99, 100],
    [60, 80, 100],
  ],
  [
    [0, 1, 30],
    [5, 25, 45],
  ],
  [[], []],
])('marks keep apart and inside: %j', (places, found) => {
  expect(spread(places, 20, 5, 100)).toEqual(found)
})
