import { expect, it } from 'vitest'

import { clockParts } from './clock'

it('shows a clock in minutes, hours or days, and never less than nothing', () => {
  expect(clockParts(-3)).toEqual({ unit: 'time', text: '0:00' })
  expect(clockParts(61.2)).toEqual({ unit: 'time', text: '1:02' })
  expect(clockParts(3_725)).toEqual({ unit: 'time', text: '1:02:05' })
  expect(clockParts(90_000)).toEqual({ unit: 'days', days: 1, hours: 1 })
})
