/** Where nobody lives: Park and Playground. */
import { ball, box, disc, drum, flat, line, square, tone, type Shape } from './iso'

function tree(x: number, y: number, size: number): Shape[] {
  return [
    disc('shadow', [x + 0.8 * size, y - 0.1, 0], size * 0.8, 0),
    ...drum('wood', [x, y, 0], 0.22 * size, 1.4 * size),
    ...ball('leaf', [x, y, 2.7 * size], 1.6 * size),
  ]
}

function fir(x: number, y: number, size: number): Shape[] {
  return [
    disc('shadow', [x + 0.7 * size, y - 0.1, 0], size * 0.8, 0),
    ...drum('wood', [x, y, 0], 0.2 * size, 0.9 * size),
    ...drum('fir', [x, y, 0.8 * size], 1.05 * size, 2.4 * size, 0),
    ...drum('fir', [x, y, 2.2 * size], 0.8 * size, 2.3 * size, 0),
  ]
}

/** A Park: trees around a pond, a bench. */
export function park(): Shape[] {
  return [
    square('grass t1', [0, 0, 0], 10),
    flat('path t1', [0, 4.4, 0], [4.2, 4.8, 0], [4.2, 6, 0], [0, 5.8, 0]),
    disc('path', [6.1, 5.6, 0], 2.6),
    disc('water', [6.1, 5.6, 0], 2.15),
    disc('ripple', [5.5, 5.4, 0], 0.7, 0),
    disc('leaf', [7.3, 6.2, 0], 0.35),
    ...fir(1.8, 1.6, 1.75),
    ...tree(4.9, 1.5, 1.55),
    ...fir(8, 1.5, 1.35),
    ...tree(1.7, 7.6, 1.5),
    ...fir(9.1, 4, 0.8),
    ...box('wood', [3.7, 8.9, 0.6], [2.6, 0.8, 0.25]),
    ...box('wood', [3.7, 8.7, 0.85], [2.6, 0.15, 0.7]),
    ...tree(8.6, 8.6, 0.8),
  ]
}

/** A Playground: swings, a slide, a box of sand. */
export function playground(): Shape[] {
  const frame = (y: number) => line('pole', [1, y, 0], [2.3, y, 6], [3.6, y, 0])
  const swing = (y: number, swung: number) => [
    line('rope', [2.3, y, 6], [2.3 + swung, y, 1.6]),
    line('rope', [2.3, y + 1.3, 6], [2.3 + swung, y + 1.3, 1.6]),
    ...box('cloth-b', [1.9 + swung, y - 0.1, 1.4], [0.9, 1.5, 0.25]),
  ]
  return [
    square('grass t1', [0, 0, 0], 10),
    ...tree(1.5, 1.2, 1.3),
    square('sand t1', [0.5, 2.9, 0], 3.7, 6.6),
    ...slide(),
    frame(3.3),
    ...swing(4, 0.7),
    ...swing(6.7, -0.5),
    frame(9.1),
    line('pole', [2.3, 3.3, 6], [2.3, 9.1, 6]),
    ...box('wood', [6, 7.6, 0], [3.4, 2, 0.45]),
    square('sand t1', [6.3, 7.9, 0.45], 2.8, 1.4),
    ...drum('cloth-a', [7.2, 8.6, 0.45], 0.35, 0.7, 0.5),
    ...ball('orange', [8.6, 8.4, 0.7], 0.4),
  ]
}

function slide(): Shape[] {
  const [x, X, y, z] = [6, 8.2, 1.2, 4.8]
  return [
    line('pole', [x, y, 0], [x, y, z + 1.4]),
    line('pole', [X, y, 0], [X, y, z + 1.4]),
    ...[0.9, 1.8, 2.7, 3.6].map((rung) => line('pole', [x, y, rung], [X, y, rung])),
    ...box('cloth-b', [x - 0.1, y - 0.1, z - 0.4], [2.4, 1.8, 0.4]),
    line('pole', [x, y, z + 1.4], [X, y, z + 1.4]),
    flat(tone('slide', 3), [X, y + 1.6, z], [X, 6.9, 0.4], [X, 6.9, 1.1], [X, y + 1.6, z + 0.7]),
    flat(tone('slide', 1), [x, y + 1.6, z], [X, y + 1.6, z], [X, 6.9, 0.4], [x, 6.9, 0.4]),
    flat(tone('slide', 2), [x, y + 1.6, z], [x, y + 1.6, z + 0.7], [x, 6.9, 1.1], [x, 6.9, 0.4]),
  ]
}
