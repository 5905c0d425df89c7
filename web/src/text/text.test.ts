import { expect, test } from 'vitest'

import { hasText, say, speak, speakOf } from './text.svelte'

test.each([
  ['en', '−2 points'],
  ['ru', '−2 очка'],
  ['pt-BR', '−2 pontos'],
] as const)('numbers below zero have a real minus sign: %s', async (language, expected) => {
  await speakOf('lessons')
  await speak(language)
  expect(say('learn-points', { points: -2 })).toBe(expected)
})

test('the words of a screen come with it, and stay in every language chosen later', async () => {
  await speak('en')
  expect(hasText('home-play')).toBe(true)
  expect(hasText('rules-title')).toBe(false)
  await Promise.all([speakOf('rules'), speakOf('rules'), speak('fr')])
  expect(say('rules-title')).toBe('Règles')
  expect(say('title-rules')).not.toBe('title-rules')
  await speak('nl')
  expect(say('rules-title')).toBe('Spelregels')
})

test('a language that does not exist changes nothing', async () => {
  await speak('fr')
  await expect(speak('xx')).rejects.toThrow('xx')
  expect(hasText('home-play')).toBe(true)
  await speakOf('pad')
  expect(say('pad-title')).not.toBe('pad-title')
})
