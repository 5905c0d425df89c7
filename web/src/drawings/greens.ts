/** Where nobody lives: Park, Playground and the four Monuments. */
import { ball, box, disc, drum, flat, line, shadow, tone, type Point, type Shape } from './iso'

function lawn(paint = 'grass'): Shape {
  return flat(`${paint} t1`, [0, 0, 0], [10, 0, 0], [10, 10, 0], [0, 10, 0])
}

function tree(x: number, y: number, size: number): Shape[] {
  return [
    disc('shadow', [x + 0.7 * size, y - 0.1, 0], size * 0.75, 0),
    ...drum('wood', [x, y, 0], 0.22 * size, 1.4 * size),
    ...ball('leaf', [x, y, 2.5 * size], 1.5 * size),
  ]
}

function fir(x: number, y: number, size: number): Shape[] {
  return [
    disc('shadow', [x + 0.6 * size, y - 0.1, 0], size * 0.8, 0),
    ...drum('wood', [x, y, 0], 0.2 * size, 0.9 * size),
    ...drum('fir', [x, y, 0.8 * size], 1.1 * size, 2.6 * size, 0),
    ...drum('fir', [x, y, 2 * size], 0.85 * size, 2.4 * size, 0),
  ]
}

/** A Park: trees around a pond, a bench. */
export function park(): Shape[] {
  return [
    lawn(),
    flat('path', [0, 4.2, 0], [3.4, 4.4, 0], [4, 5.4, 0], [0, 5.6, 0]),
    disc('sand', [6.2, 6, 0], 2.5),
    disc('water', [6.2, 6, 0], 2.1),
    disc('wave', [5.6, 5.8, 0], 0.5, 0),
    ...fir(2, 1.8, 1.25),
    ...tree(5, 1.7, 1.25),
    ...fir(8.2, 1.9, 1),
    ...tree(2, 7.2, 1.1),
    ...box('wood', [3.3, 9, 0.5], [2.4, 0.7, 0.2]),
    ...fir(8.9, 8.9, 0.7),
  ]
}

/** A Playground: swings, a slide, a box of sand. */
export function playground(): Shape[] {
  const frame = (y: number) => [
    line('pole', [1.6, y, 0], [2.6, y, 4.6]),
    line('pole', [3.6, y, 0], [2.6, y, 4.6]),
  ]
  const swing = (y: number, swung: number) => [
    line('rope', [2.6, y, 4.6], [2.6 + swung, y, 1.2]),
    line('rope', [2.6, y + 1, 4.6], [2.6 + swung, y + 1, 1.2]),
    ...box('cloth-a', [2.4 + swung, y - 0.1, 1], [0.7, 1.2, 0.2]),
  ]
  return [
    lawn(),
    ...tree(1.8, 1.2, 1),
    flat('sand t1', [0.9, 3, 0], [4.4, 3, 0], [4.4, 9.4, 0], [0.9, 9.4, 0]),
    ...slide(),
    ...frame(3.4),
    ...swing(4.3, 0.4),
    ...swing(6.8, -0.4),
    ...frame(9),
    line('pole', [2.6, 3.4, 4.6], [2.6, 9, 4.6]),
    ...box('wood', [6, 7.4, 0], [3, 2.2, 0.35]),
    flat('sand t1', [6.3, 7.7, 0.35], [8.7, 7.7, 0.35], [8.7, 9.3, 0.35], [6.3, 9.3, 0.35]),
    ...drum('cloth-b', [7.5, 8.5, 0.35], 0.4, 0.7, 0.3),
  ]
}

function slide(): Shape[] {
  return [
    line('pole', [6.2, 1.4, 0], [6.2, 1.4, 4]),
    line('pole', [7.8, 1.4, 0], [7.8, 1.4, 4]),
    ...[0.8, 1.6, 2.4].map((z) => line('pole', [6.2, 1.4, z], [7.8, 1.4, z])),
    ...box('cloth-b', [6, 1.2, 3.4], [2, 1.6, 0.3]),
    flat(tone('cloth-a', 3), [8, 2.8, 3.6], [8, 6.8, 0.4], [8, 6.8, 0.9], [8, 2.8, 4.2]),
    flat(tone('cloth-a', 1), [6, 2.8, 3.7], [8, 2.8, 3.7], [8, 6.8, 0.4], [6, 6.8, 0.4]),
    flat(tone('cloth-a', 2), [6, 2.8, 3.7], [6, 2.8, 4.2], [6, 6.8, 0.9], [6, 6.8, 0.4]),
  ]
}

/** One of four Monuments; any number chooses one. */
export function monument(variant: number): Shape[] {
  const kinds = [needle, gate, globe, beacon]
  const chosen = kinds[((Math.trunc(variant) % 4) + 4) % 4] ?? needle
  return [
    flat('paving t1', [0, 0, 0], [10, 0, 0], [10, 10, 0], [0, 10, 0]),
    ...box('marble', [1.3, 1.3, 0], [7.4, 7.4, 0.45]),
    ...chosen(),
  ]
}

/** The Needle: an obelisk with a golden point. */
function needle(): Shape[] {
  const c = 5
  const [low, high, z, top] = [1.25, 0.75, 2, 12.5]
  const corners = (a: number, h: number): [Point, Point, Point] => [
    [c - a, c + a, h],
    [c + a, c + a, h],
    [c + a, c - a, h],
  ]
  const [a1, b1, c1] = corners(low, z)
  const [a2, b2, c2] = corners(high, top)
  return [
    shadow(3, 3, 4, 4, 1.6),
    ...box('monument', [2.9, 2.9, 0.45], [4.2, 4.2, 0.8]),
    ...box('monument', [3.4, 3.4, 1.25], [3.2, 3.2, 0.75]),
    flat(tone('monument', 2), a1, b1, b2, a2),
    flat(tone('monument', 3), b1, c1, c2, b2),
    flat(tone('gold', 2), a2, b2, [c, c, top + 1.9]),
    flat(tone('gold', 3), b2, c2, [c, c, top + 1.9]),
    ...[5, 7.5, 10].map((h) => line('inlay', [c - 0.7, c + 1.1, h], [c + 0.7, c + 1.1, h])),
  ]
}

/** The Gate: an arch to walk through. */
function gate(): Shape[] {
  const [y, Y] = [3.4, 6.6]
  return [
    shadow(1.8, y, 6.4, 3.2, 1.4),
    ...box('monument', [1.8, y, 0.45], [2, 3.2, 6]),
    ...box('monument', [6.2, y, 0.45], [2, 3.2, 6]),
    ...box('monument', [1.8, y, 6.45], [6.4, 3.2, 1.9]),
    flat(tone('monument', 2), [3.8, Y, 6.45], [3.8, Y, 5.2], [4.3, Y, 6.1], [5, Y, 6.45]),
    flat(tone('monument', 2), [6.2, Y, 6.45], [6.2, Y, 5.2], [5.7, Y, 6.1], [5, Y, 6.45]),
    ...box('gold', [1.5, y - 0.3, 8.35], [7, 3.8, 0.5]),
    ...box('monument', [2.6, y + 0.4, 8.85], [4.8, 2.4, 0.9]),
    ...ball('gold', [5, 5, 10.6], 0.9),
  ]
}

/** The Globe: a ball with a golden ring around it. */
function globe(): Shape[] {
  return [
    shadow(3.4, 3.4, 3.2, 3.2, 2),
    ...drum('monument', [5, 5, 0.45], 2.1, 0.8),
    ...drum('monument', [5, 5, 1.25], 1.3, 1.6, 0.8),
    ...ball('monument', [5, 5, 6.4], 3.1),
    line('ring', [1.2, 5.4, 5.2], [3, 7, 4.6], [5.6, 6.8, 5.4], [8.4, 4.4, 7.8]),
    ...ball('gold', [5, 5, 10.1], 0.5),
  ]
}

/** The Beacon: a stepped pyramid with a crystal that shines at night. */
function beacon(): Shape[] {
  const steps = [0, 1, 2, 3].flatMap((i) => {
    const a = 1.9 + i * 0.75
    return box('monument', [a, a, 0.45 + i * 1.2], [10 - 2 * a, 10 - 2 * a, 1.2])
  })
  const z = 5.25
  return [
    shadow(1.9, 1.9, 6.2, 6.2, 1.2),
    ...steps,
    flat('beam t2', [5, 5, z], [3.9, 6.1, z + 2.4], [5, 5, z + 5.6]),
    flat('beam t3', [5, 5, z], [6.1, 3.9, z + 2.4], [5, 5, z + 5.6]),
    flat('beam t1', [5, 5, z], [3.9, 6.1, z + 2.4], [5, 5, z + 3], [6.1, 3.9, z + 2.4]),
  ]
}
