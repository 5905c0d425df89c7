import { describe, expect, test } from 'vitest'

import { colorsOf, contrast, distance, VISIONS } from './palette'
import tokens from './tokens.css?raw'

const colors = colorsOf(tokens)
const KINDS = [
  'tower',
  'shop',
  'public-service',
  'park',
  'playground',
  'factory',
  'harbor',
  'office',
  'monument',
]
const PLAYERS = ['player-0', 'player-1', 'player-2', 'player-3']
const SCHEMES = ['light', 'dark'] as const

function of(name: string, scheme: 'light' | 'dark'): string {
  const found = colors[name]
  if (!found) throw new Error(`tokens.css has no color --${name}`)
  return found[scheme]
}

function pairs(names: string[]): [string, string][] {
  return names.flatMap((one, i) => names.slice(i + 1).map((other): [string, string] => [one, other]))
}

test('the distance is CIEDE2000', () => {
  // Black and white are 100 apart, a color is 0 from itself; the order does not matter.
  expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 3)
  expect(distance('#2f78c4', '#2f78c4')).toBe(0)
  expect(distance('#ff0000', '#00ff00')).toBeCloseTo(86.61, 1)
  expect(distance('#7f43a7', '#4f8cf5')).toBeCloseTo(distance('#4f8cf5', '#7f43a7'), 6)
})

describe.each(Object.entries(VISIONS))('with %s', (vision, matrix) => {
  const apart = vision === 'normal' ? 18 : 12

  test.each(pairs(KINDS))('%s and %s are told apart', (one, other) => {
    expect(distance(of(one, 'light'), of(other, 'light'), matrix)).toBeGreaterThan(apart)
  })

  test.each(SCHEMES.flatMap((scheme) => pairs(PLAYERS).map((pair) => [scheme, ...pair] as const)))(
    'in %s, %s and %s are told apart',
    (scheme, one, other) => {
      expect(distance(of(one, scheme), of(other, scheme), matrix)).toBeGreaterThan(apart)
    },
  )
})

test.each(SCHEMES.flatMap((scheme) => PLAYERS.map((player) => [scheme, player] as const)))(
  'in %s, %s is no color of a kind',
  (scheme, player) => {
    for (const kind of KINDS) {
      expect(distance(of(player, scheme), of(kind, scheme)), kind).toBeGreaterThan(12)
    }
  },
)

describe.each(SCHEMES)('contrast in %s', (scheme) => {
  const SURFACES = ['ground', 'surface', 'raised', 'sunken']
  const on = (ink: string, paper: string) => contrast(of(ink, scheme), of(paper, scheme))

  const INKS = ['ink', 'ink-soft', 'accent', 'accent-strong', 'good', 'bad']
  test.each(INKS)('%s is readable on every surface', (ink) => {
    for (const surface of SURFACES) expect(on(ink, surface), surface).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'action'],
    ['accent-ink', 'accent-strong'],
    ['accent', 'accent-soft'],
    ['good', 'good-soft'],
    ['bad', 'bad-soft'],
    ['ink', 'accent-soft'],
    ['ink', 'good-soft'],
    ['ink', 'bad-soft'],
    ['ink', 'sand'],
    ['ink', 'street'],
    ['ink-soft', 'sand'],
    ['ink-soft', 'street'],
    ['player-ink', 'common'],
    ...PLAYERS.map((player) => ['player-ink', player] as const),
  ] as const)('%s is readable on %s', (ink, paper) => {
    expect(on(ink, paper)).toBeGreaterThanOrEqual(4.5)
  })

  const MARKS = ['line-strong', 'inhabitant', 'energy', 'common', ...PLAYERS]
  test.each(MARKS)('%s is seen on every surface', (mark) => {
    for (const surface of ['ground', 'surface', 'raised']) {
      expect(on(mark, surface), surface).toBeGreaterThanOrEqual(3)
    }
  })
})

test('what is written on a kind is readable', () => {
  // The kinds with dark ink are listed in front of it; all others have white.
  const block = tokens.slice(0, tokens.indexOf('--kind-ink: #1d1a2b')).split('}').at(-1) ?? ''
  expect(block).toContain("'tower'")
  for (const kind of KINDS) {
    const ink = block.includes(`'${kind.replace('-', '_')}'`) ? '#1d1a2b' : '#ffffff'
    expect(contrast(ink, of(kind, 'light')), kind).toBeGreaterThanOrEqual(4.5)
  }
})
