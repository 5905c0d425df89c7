import { expect, test } from 'vitest'

import { DEFAULTS, keptOf } from './settings.svelte'

test('the first visit has the defaults: calm, with sounds', () => {
  expect(keptOf(null)).toEqual(DEFAULTS)
  expect(DEFAULTS).toMatchObject({ speed: 'calm', sounds: true })
})

test.each(['', '{', 'null', '[]', '7', '{"theme":"pink","sounds":"yes","speed":"slow","cards":"2"}'])(
  'what cannot be used is as at the first visit: %s',
  (text) => {
    expect(keptOf(text)).toEqual(DEFAULTS)
  },
)

test('what was set is found again', () => {
  const kept = {
    theme: 'dark',
    speed: 'at-once',
    confirmAutomatic: true,
    sounds: false,
    notifications: true,
    onDevice: true,
    gains: false,
    cards: 7,
  } as const
  expect(keptOf(JSON.stringify(kept))).toEqual(kept)
})
