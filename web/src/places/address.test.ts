import { expect, test } from 'vitest'

import { pathOf, placeOf, type Place } from './address'

const PLACES: Place[] = [
  { screen: 'home' },
  { screen: 'games' },
  { screen: 'pad' },
  { screen: 'table', id: 'k3m9x2ab' },
  { screen: 'replay', id: 'k3m9x2ab', ply: null },
  { screen: 'replay', id: 'k3m9x2ab', ply: 17 },
  { screen: 'rules', part: null },
  { screen: 'rules', part: 'harbor' },
  { screen: 'learn', lesson: null },
  { screen: 'learn', lesson: 'expert' },
]

test.each(PLACES)('the address of $screen shows it again', (place) => {
  const [path = '', query = ''] = pathOf(place).split('?')
  expect(placeOf(path, query)).toEqual(place)
})

test.each(['/nowhere', '/table', '/table/UPPER', '/table/a/b', '/table/a/replay/1', '/pad/x'])(
  '%s is nowhere',
  (path) => {
    expect(placeOf(path)).toEqual({ screen: 'unknown' })
  },
)

test('a ply that is no number is the end of the game', () => {
  expect(placeOf('/table/a/replay', '?ply=x')).toEqual({ screen: 'replay', id: 'a', ply: null })
})
