import { expect, test } from 'vitest'

import { DEFAULTS, keptOf } from './settings.svelte'

test('the first visit has the defaults, without sounds', () => {
  expect(keptOf(null)).toEqual(DEFAULTS)
  expect(DEFAULTS.sounds).toBe(false)
})

test.each(['', '{', 'null', '[]', '7', '{"theme":"pink","sounds":"yes"}'])(
  'what cannot be used is as at the first visit: %s',
  (text) => {
    expect(keptOf(text)).toEqual(DEFAULTS)
  },
)

test('what was set is found again', () => {
  const kept = {
    theme: 'dark',
    confirmAutomatic: true,
    sounds: true,
    notifications: true,
    onDevice: true,
    gains: false,
  } as const
  expect(keptOf(JSON.stringify(kept))).toEqual(kept)
})
