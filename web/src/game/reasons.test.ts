import { beforeAll, expect, test } from 'vitest'

import type { Reason } from '../kernel/insight'
import { say, speak, speakOf } from '../text/text.svelte'
import { sayReasons } from './reasons'

const NAMES = ['Ann', 'Bo']
const MOVE = '3N5:-'

beforeAll(async () => {
  await speakOf('insight')
  await speak('en')
})

const denied = { kind: 'takes', points: 80, player: 0, before: '3N5:b1', after: '2E1:b1' } as const

test.each<[Reason, string]>([
  [
    { kind: 'now', points: 60, categories: { pollution: 10, shop: 40, idle_inhabitants: 20, park: -10 } },
    'It brings 6 points right away: Shops +4, fewer idle inhabitants +2, less pollution +1, Parks −1.',
  ],
  [{ kind: 'now', points: -10, categories: { pollution: -10 } }, 'For now it costs 1 point: pollution −1.'],
  [
    { kind: 'prepares', points: 34, parts: { people: 4, shop: 20, idle_inhabitants: 7, space: 12 } },
    'Later it should be worth about 3 points more, thanks to Shops and fewer idle inhabitants.',
  ],
  [{ kind: 'prepares', points: 5, parts: { space: 8 } }, 'Later it should be worth about 1 point more.'],
  [{ ...denied, cause: 'tile', face: 'S' }, 'It costs Ann about 8 points: the Shop will be gone.'],
  [
    { ...denied, cause: 'spot', face: null },
    'It costs Ann about 8 points: the spot above column e will be taken.',
  ],
  [
    { kind: 'risks', points: -12, what: 'missing_energy', before: 1, after: 3 },
    'Later it may cost about 1 point: the buildings will lack 3 energy (before: 1).',
  ],
  [
    { kind: 'risks', points: -8, what: 'pollution', before: 0, after: 1 },
    'Later it may cost about 1 point: 1 energy unit will pollute.',
  ],
])('a reason is told in words', (reason, sentence) => {
  expect(sayReasons([reason], MOVE, NAMES)).toEqual([sentence])
})

test('what is lost already is not told again as a risk', () => {
  const risk: Reason = { kind: 'risks', points: -20, what: 'idle_inhabitants', before: 0, after: 3 }
  const now: Reason = { kind: 'now', points: -30, categories: { idle_inhabitants: -30 } }
  expect(sayReasons([now, risk], MOVE, NAMES)).toHaveLength(1)
  expect(sayReasons([{ ...now, categories: { shop: -30 } }, risk], MOVE, NAMES)).toHaveLength(2)
})

test.each([
  ['en', '1 point,1.5 points,2 points,5 points'],
  ['fr', '1\u00a0point,1,5\u00a0point,2\u00a0points,5\u00a0points'],
  ['nl', '1 punt,1,5 punten,2 punten,5 punten'],
  ['pt-BR', '1 ponto,1,5 ponto,2 pontos,5 pontos'],
  ['ru', '1 очко,1,5 очка,2 очка,5 очков'],
] as const)('points are counted as the language does: %s', async (language, counted) => {
  await speak(language)
  expect([1, 1.5, 2, 5].map((points) => say('points-count', { points })).join()).toBe(counted)
})
