/** The four Monuments: the Needle, the Gate, the Globe and the Beacon. */
import { ball, box, drum, flat, line, shadow, square, type Point, type Shape } from './iso'

/** Any number or text chooses one: the same always the same, neighboring squares different ones. */
export function monument(variant: number | string): Shape[] {
  const all = [needle, gate, globe, beacon]
  const number =
    typeof variant === 'number'
      ? Math.abs(Math.trunc(variant))
      : Array.from(variant).reduce((sum, letter) => (sum * 3 + letter.charCodeAt(0)) % all.length, 0)
  const chosen = all[number % all.length] ?? needle
  return [square('paving t1', [0, 0, 0], 10), ...box('monument', [0.9, 0.9, 0], [8.2, 8.2, 0.5]), ...chosen()]
}

/** An obelisk with a golden point. */
function needle(): Shape[] {
  const c = 5
  const [low, high, z, top] = [1.45, 0.85, 2.4, 13.2]
  const corners = (a: number, h: number): [Point, Point, Point] => [
    [c - a, c + a, h],
    [c + a, c + a, h],
    [c + a, c - a, h],
  ]
  const [a1, b1, c1] = corners(low, z)
  const [a2, b2, c2] = corners(high, top)
  const tip: Point = [c, c, top + 2.2]
  return [
    shadow(2.4, 2.4, 5.2, 5.2, 1.4, 0.5),
    ...box('marble', [2.4, 2.4, 0.5], [5.2, 5.2, 0.9]),
    ...box('marble', [3.1, 3.1, 1.4], [3.8, 3.8, 1]),
    flat('marble t2', a1, b1, b2, a2),
    flat('marble t3', b1, c1, c2, b2),
    flat('gold t2', a2, b2, tip),
    flat('gold t3', b2, c2, tip),
    ...[4.6, 6.4, 8.2, 10].map((h) => line('inlay', [c - 0.55, c + 1.2, h], [c + 0.55, c + 1.2, h])),
  ]
}

/** An arch to walk through. */
function gate(): Shape[] {
  const [y, d, Y] = [3.2, 3.6, 6.8]
  return [
    shadow(1.4, y, 7.2, d, 0.5, 0.5),
    ...box('marble', [1.4, y, 0.5], [2.3, d, 7]),
    flat('shadow', [3.7, y, 0.5], [3.7, Y, 0.5], [6.3, Y, 0.5], [6.3, y, 0.5]),
    ...box('marble', [6.3, y, 0.5], [2.3, d, 7]),
    ...box('marble', [1.4, y, 7.5], [7.2, d, 1.8]),
    flat('marble t2', [3.7, Y, 7.6], [3.7, Y, 5.6], [4, Y, 6.8], [5, Y, 7.4]),
    flat('marble t2', [6.3, Y, 7.6], [6.3, Y, 5.6], [6, Y, 6.8], [5, Y, 7.4]),
    line('inlay', [1.9, Y, 8.4], [8.1, Y, 8.4]),
    ...box('gold', [1.1, y - 0.3, 9.3], [7.8, d + 0.6, 0.5]),
    ...box('marble', [2.2, y + 0.4, 9.8], [5.6, d - 0.8, 1]),
    ...ball('gold', [5, 5, 12], 1.2),
  ]
}

/** A ball of copper in a golden ring. */
function globe(): Shape[] {
  // The ring runs behind the ball first, then in front of it.
  const arc = (from: number, to: number): Shape => {
    const points = Array.from({ length: 13 }, (_, i): Point => {
      const turn = ((from + ((to - from) * i) / 12) * Math.PI) / 180
      const [side, near] = [Math.cos(turn) * 3.3, Math.sin(turn) * 2.2]
      return [5 + side + near, 5 - side + near, 7.3 + side * 0.75]
    })
    return line('ring', ...points)
  }
  return [
    shadow(2.6, 2.6, 4.8, 4.8, 1.6, 0.5),
    ...drum('marble', [5, 5, 0.5], 2.5, 0.9),
    ...drum('marble', [5, 5, 1.4], 1.7, 2.4, 0.9),
    arc(180, 360),
    ...ball('copper', [5, 5, 7.3], 3.6),
    arc(0, 180),
    ...ball('gold', [5, 5, 11.4], 0.65),
  ]
}

/** A stepped pyramid with a crystal that shines at night. */
function beacon(): Shape[] {
  const steps = [0, 1, 2, 3].flatMap((i) => {
    const a = 1.6 + i * 0.8
    return box('marble', [a, a, 0.5 + i * 1.35], [10 - 2 * a, 10 - 2 * a, 1.35])
  })
  const z = 6.2
  return [
    shadow(1.6, 1.6, 6.8, 6.8, 0.7, 0.5),
    ...steps,
    ...[0, 1, 2, 3].map((i) => {
      const [Y, h] = [8.4 - i * 0.8, 0.5 + i * 1.35]
      return flat('gold t2', [4.2, Y, h], [5.8, Y, h], [5.8, Y, h + 1.35], [4.2, Y, h + 1.35])
    }),
    flat('beam t2', [5, 5, z], [3.7, 6.3, z + 3], [5, 5, z + 7]),
    flat('beam t3', [5, 5, z], [6.3, 3.7, z + 3], [5, 5, z + 7]),
    flat('beam t1', [5, 5, z], [3.7, 6.3, z + 3], [5.7, 5.7, z + 3.4]),
    flat('beam t2', [5, 5, z], [6.3, 3.7, z + 3], [5.7, 5.7, z + 3.4]),
    flat('beam t1', [5, 5, z + 7], [3.7, 6.3, z + 3], [5.7, 5.7, z + 3.4]),
  ]
}
