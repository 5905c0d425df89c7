import { expect, test } from 'vitest'

import { firstLanguage, LANGUAGES, languageOf } from './languages'

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['de', null],
  ['', null],
  [null, null],
])('%s is read as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})

test('languages call themselves by their own names', () => {
  const names = Object.fromEntries(LANGUAGES.map(({ tag, name }) => [tag, name]))
  expect(LANGUAGES[0]).toEqual({ tag: 'en', name: 'English' })
  expect(names).toMatchObject({ fr: 'Français', nl: 'Nederlands', ru: 'Русский' })
  expect(names).toMatchObject({ 'pt-BR': 'Português (Brasil)' })
})

test('the address comes before the choice, and the choice before the browser', () => {
  expect(firstLanguage('ru', 'fr', ['nl'])).toBe('ru')
  expect(firstLanguage(null, 'fr', ['nl'])).toBe('fr')
  expect(firstLanguage('xx', null, ['de', 'nl-BE'])).toBe('nl')
  expect(firstLanguage(null, null, ['de'])).toBe('en')
})

test('a language without a catalogue is never spoken', () => {
  expect(firstLanguage('fr', 'nl', ['ru'], ['en', 'ru'])).toBe('ru')
  expect(firstLanguage('fr', null, [], ['en'])).toBe('en')
})
