import { expect, test } from 'vitest'

import { pathOf, placeOf, type Place } from './address'
import addresses from './addresses.json'

const PLACES: Place[] = [
  { screen: 'home' },
  { screen: 'games' },
  { screen: 'pad' },
  { screen: 'about' },
  { screen: 'table', id: 'k3m9x2ab' },
  { screen: 'replay', id: 'k3m9x2ab', ply: null },
  { screen: 'replay', id: 'k3m9x2ab', ply: 17 },
  { screen: 'review', id: 'k3m9x2ab', ply: null },
  { screen: 'review', id: 'device-4f0a9c', ply: 17 },
  { screen: 'table', id: 'device-4f0a9c' },
  { screen: 'rules', part: null },
  { screen: 'rules', part: 'harbor' },
  { screen: 'learn', lesson: null },
  { screen: 'learn', lesson: 'expert' },
  { screen: 'position', position: null },
  { screen: 'position', position: 'classic 2 | site # S / T1+T1m 100% & 1=1' },
]

test.each(PLACES)('the address of $screen shows it again', (place) => {
  const [path = '', query = ''] = pathOf(place).split('?')
  expect(placeOf(path, query)).toEqual(place)
})

test.each([
  '/nowhere',
  '/table',
  '/table/UPPER',
  '/table/device-',
  '/table/other-4f0a9c',
  '/table/a/b',
  '/table/a/replay/1',
  '/pad/x',
])('%s is nowhere', (path) => {
  expect(placeOf(path)).toEqual({ screen: 'unknown' })
})

test('a ply that is no number is the end of the game', () => {
  expect(placeOf('/table/a/replay', '?ply=x')).toEqual({ screen: 'replay', id: 'a', ply: null })
})

test.each([
  ['', { screen: 'home' }],
  ['//games/', { screen: 'games' }],
  ['/rules/harbor/', { screen: 'rules', part: 'harbor' }],
])('%j is read without minding its slashes', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})

test('the paths of places are what they were', () => {
  expect(PLACES.map(pathOf)).toEqual([
    '/',
    '/games',
    '/pad',
    '/about',
    '/table/k3m9x2ab',
    '/table/k3m9x2ab/replay',
    '/table/k3m9x2ab/replay?ply=17',
    '/table/k3m9x2ab/review',
    '/table/device-4f0a9c/review?ply=17',
    '/table/device-4f0a9c',
    '/rules',
    '/rules/harbor',
    '/learn',
    '/learn/expert',
    '/position',
    '/position?position=classic%202%20%7C%20site%20%23%20S%20%2F%20T1%2BT1m%20100%25%20%26%201%3D1',
  ])
  expect(pathOf({ screen: 'unknown' })).toBe('/')
})

test('addresses are plain parts and names, so that the server can read them too', () => {
  for (const pattern of Object.values(addresses).flat()) {
    expect(pattern).toMatch(/^(\/|(\/:?[a-z]+)+)$/)
  }
  expect(new Set(Object.keys(addresses))).toEqual(new Set(PLACES.map(({ screen }) => screen)))
})
