import { expect, test } from 'vitest'

import { lettersAcross, shortened } from './names'

test('of a long name the beginning is shown, whole letters only', () => {
  expect(shortened('Annemarie Berg')).toBe('Annemarie Berg')
  expect(shortened('W'.repeat(24))).toBe(`${'W'.repeat(13)}…`)
  expect(shortened('Maximiliana van der Waal 2')).toBe('Maximiliana… 2')
  expect(shortened('👩‍🚀'.repeat(14))).toBe('👩‍🚀'.repeat(14))
  expect(shortened('👩‍🚀'.repeat(15))).toBe(`${'👩‍🚀'.repeat(13)}…`)
})

test('the fewest letters across that let whole words stand in two lines', () => {
  expect(lettersAcross('Ann')).toBe('Ann'.length)
  expect(lettersAcross('Christopher Robinson')).toBe('Christopher'.length)
  expect(lettersAcross('You · Nimble Navigator')).toBe('You · Nimble'.length)
  expect(lettersAcross('W'.repeat(24))).toBe(24)
})
