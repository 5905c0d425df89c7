import { expect, test } from 'vitest'

import { ball, box, flat, line, square, type Shape } from './iso'
import { merged } from './merge'

const at = (paint: string, x: number, w = 1): Shape => square(paint, [x, 0, 0], w)
const paints = (shapes: Shape[]) => merged(shapes).map((shape) => shape.paint)
const parts = (shape: Shape | undefined) => shape?.d.match(/M/g)?.length

test('shapes of one paint become one path', () => {
  const shapes = merged([at('a', 0), at('a', 2), at('a', 4)])
  expect(shapes).toHaveLength(1)
  expect(parts(shapes[0])).toBe(3)
})

test('a shape sinks below others that it does not meet', () => {
  expect(paints([at('a', 0), at('b', 4), at('a', 8)])).toEqual(['a', 'b'])
})

test('a shape that lies on another stays above it', () => {
  expect(paints([at('a', 0), at('b', 0.5), at('a', 0.8)])).toEqual(['a', 'b', 'a'])
})

test('a path rises to a later shape if nothing has been painted on it', () => {
  // The second `a` lies on `b`; the first is far away and comes up to it.
  expect(paints([at('a', 8), at('b', 0), at('a', 0.5)])).toEqual(['b', 'a'])
})

test('walls that share an edge do not overlap, a slanted gap parts two shapes', () => {
  const [left, right] = box('a', [0, 0, 0], [1, 1, 1])
  expect(left && right && paints([left, { ...right, paint: 'b' }, left])).toEqual(['a t2', 'b'])
  // Their boxes overlap, they do not: two stripes along x.
  const stripe = (paint: string, y: number) => flat(paint, [0, y, 0], [8, y, 0], [8, y + 1, 0], [0, y + 1, 0])
  expect(paints([stripe('a', 0), stripe('b', 2), stripe('a', 4)])).toEqual(['a', 'b'])
})

test('balls and lines count with all they cover', () => {
  const [shade] = ball('a', [5, 5, 0], 2)
  const below = square('b', [4, 4, 0], 1)
  expect(shade && paints([below, { ...shade, paint: 'a' }, below])).toEqual(['b', 'a', 'b'])
  const mast = line('a', [0.5, 0.5, 0], [0.5, 0.5, 3])
  expect(paints([at('b', 0), mast, at('b', 0)])).toEqual(['b', 'a line', 'b'])
})
