import { expect, test } from 'vitest'

import { say, speak } from './text.svelte'

test.each([
  ['en', '−2 points'],
  ['ru', '−2 очка'],
  ['pt-BR', '−2 pontos'],
] as const)('numbers below zero have a real minus sign: %s', async (language, expected) => {
  await speak(language)
  expect(say('learn-points', { points: -2 })).toBe(expected)
})
