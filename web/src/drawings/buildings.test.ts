import { describe, expect, test } from 'vitest'

import paint from '../styles/paint.css?raw'
import { FACES, MODES, type Kind } from '../wire/facts'
import { shapesOf, type Look } from './buildings'

const KINDS = [...new Set(Object.values(FACES).map((face) => face.kind))]
const looks: Look[] = [
  ...Object.entries(FACES).map(([face, { kind }]) => ({ kind, face })),
  ...(['tower', 'office'] as const).flatMap((kind) => [2, 3, 4, 5].map((floors) => ({ kind, floors }))),
  ...[1, 2, 3].map((variant) => ({ kind: 'monument' as const, variant })),
]

/** The highest point of a drawing: y runs downwards. */
function top(look: Look): number {
  const heights = shapesOf(look).flatMap(({ d }) =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2])),
  )
  return Math.min(...heights)
}

test('every paint that is used has a color', () => {
  for (const look of looks) {
    for (const shape of shapesOf(look)) {
      const material = shape.paint.split(' ')[0] ?? ''
      expect(paint, material).toMatch(new RegExp(`\\.${material}(?![\\w-])`))
    }
  }
})

test('every drawing is small enough to be drawn a hundred times', () => {
  for (const look of looks) {
    expect(shapesOf(look).length, JSON.stringify(look)).toBeLessThan(70)
    for (const { d } of shapesOf(look)) expect(d).not.toMatch(/NaN|undefined|Infinity/)
  }
})

describe.each(['tower', 'office'] as Kind[])('a %s', (kind) => {
  test('grows with every floor, and out of its square with the fifth', () => {
    const tops = [1, 2, 3, 4, 5].map((floors) => top({ kind, floors }))
    for (const [i, height] of tops.entries()) if (i) expect(height).toBeLessThan((tops[i - 1] ?? 0) - 8)
    expect(tops[0]).toBeGreaterThanOrEqual(0)
    expect(tops[4]).toBeLessThan(0)
    expect(MODES.expert.tower).toHaveLength(1 + 5)
  })
})

test('one floor of anything stays inside its square', () => {
  for (const kind of KINDS) expect(top({ kind }), kind).toBeGreaterThan(-6)
})

test('a factory has a chimney for every unit of energy', () => {
  const chimneys = (face: string) =>
    shapesOf({ kind: 'factory', face })
      .filter(({ paint: used }) => used === 'brick t2')
      .reduce((count, { d }) => count + (d.match(/M/g)?.length ?? 0), 0)
  expect(['F1', 'F2', 'F3'].map(chimneys)).toEqual([1, 2, 3])
})

test('there are four monuments, and a number or a square always means the same one', () => {
  const drawing = (variant: number | string) =>
    shapesOf({ kind: 'monument', variant })
      .map(({ d }) => d)
      .join()
  expect(new Set([0, 1, 2, 3].map(drawing)).size).toBe(4)
  expect(drawing(6)).toBe(drawing(2))
  expect(drawing(-1)).toBe(drawing(1))
  expect(drawing('c2')).toBe(drawing('c2'))
  expect(drawing('a1')).not.toBe(drawing('b1'))
  expect(drawing('a1')).not.toBe(drawing('a2'))
})

test('a drawing is made once', () => {
  expect(shapesOf({ kind: 'shop' })).toBe(shapesOf({ kind: 'shop' }))
})
