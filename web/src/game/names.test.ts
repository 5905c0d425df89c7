import { expect, test } from 'vitest'

import { shortened } from './names'

test('of a long name the beginning is shown, whole letters only', () => {
  expect(shortened('Annemarie Berg')).toBe('Annemarie Berg')
  expect(shortened('W'.repeat(24))).toBe(`${'W'.repeat(13)}…`)
  expect(shortened('👩‍🚀'.repeat(14))).toBe('👩‍🚀'.repeat(14))
  expect(shortened('👩‍🚀'.repeat(15))).toBe(`${'👩‍🚀'.repeat(13)}…`)
})
