import { beforeAll, expect, test } from 'vitest'

import type { Reason } from '../kernel/insight'
import { speak, speakOf } from '../text/text.svelte'
import { told } from './reasons'

const NAMES = ['Ann', 'Bo']
const MOVE = '3N5:-'

beforeAll(async () => {
  await speakOf('insight')
  await speak('en')
})

const denied = { kind: 'takes', points: 80, player: 0, before: '3N5:b1', after: '2E1:b1' } as const

test.each<[Reason, string]>([
  [
    { kind: 'now', points: 25, categories: { pollution: -10, shop: 35 } },
    'It brings 2.5 points at once: Shops +3.5, Pollution −1.0.',
  ],
  [
    { kind: 'now', points: -10, categories: { pollution: -10 } },
    'It costs 1.0 points at once: Pollution −1.0.',
  ],
  [
    { kind: 'prepares', points: 31, parts: { people: 4, shop: 20, mayor: 7, space: 2 } },
    'It prepares 3.1 points for later, compared with building nothing: Shops, the Mayor, inhabitants.',
  ],
  [
    { kind: 'prepares', points: 5, parts: {} },
    'It prepares 0.5 points for later, compared with building nothing.',
  ],
  [{ ...denied, cause: 'tile', face: 'S' }, 'It takes 8.0 points from Ann: the tile is gone (Shop).'],
  [{ ...denied, cause: 'spot', face: null }, 'It takes 8.0 points from Ann: spot N5 is taken.'],
  [
    { kind: 'risks', points: -12, what: 'missing_energy', before: 1, after: 3 },
    'It risks 1.2 points: energy missing for the city’s buildings, 3 instead of 1.',
  ],
])('a reason is told in words', (reason, sentence) => {
  expect(told(reason, MOVE, NAMES)).toBe(sentence)
})
