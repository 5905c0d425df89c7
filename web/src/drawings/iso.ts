/**
 * Isometric geometry, 2:1. A plate is 10 by 10; x runs to the lower right, y to the lower left, z up.
 * A drawing is a list of shapes from back to front: a paint (material and tone) and an SVG path.
 * Tones: 1 towards the sky, 2 the left wall (lit), 3 the right wall (in the shade), 0 as it is.
 */
export interface Shape {
  paint: string
  d: string
}

export type WallSide = 'left' | 'right'
export type Point = readonly [number, number, number]

/** Screen units per unit along x or y (half of it downwards), and per unit of height. */
const ACROSS = 4.6
const DOWN = ACROSS / 2
const UP = 4.6

const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y, z]: Point) => [50 + (x - y) * ACROSS, 46.5 + (x + y) * DOWN - z * UP] as const
const spot = (point: Point) => at(point).map(round).join(' ')

/** The tone of a paint, as the class names that paint.css knows. */
export const tone = (paint: string, shade: 0 | 1 | 2 | 3) => `${paint} t${shade}`

/** A flat polygon. Always drawn clockwise: joined shapes that overlap must not cut holes into each other. */
export function flat(paint: string, ...points: Point[]): Shape {
  const corners = points.map(at)
  const turn = corners.reduce((sum, [x, y], i) => {
    const [X, Y] = corners[(i + 1) % corners.length] ?? [x, y]
    return sum + x * Y - X * y
  }, 0)
  const ordered = turn < 0 ? points.toReversed() : points
  return { paint, d: `M${ordered.map(spot).join('L')}Z` }
}

/** A line that is as thick as its paint says. */
export function line(paint: string, ...points: Point[]): Shape {
  return { paint: `${paint} line`, d: `M${points.map(spot).join('L')}` }
}

/** A box with its three visible faces. */
export function box(paint: string, [x, y, z]: Point, [w, d, h]: Point): Shape[] {
  const [X, Y, Z] = [x + w, y + d, z + h]
  return [
    flat(tone(paint, 2), [x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]),
    flat(tone(paint, 3), [X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]),
    flat(tone(paint, 1), [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]),
  ]
}

/** A box whose top is hidden by what stands on it. */
export function walls(paint: string, from: Point, size: Point): Shape[] {
  return box(paint, from, size).slice(0, 2)
}

/** A rectangle on a wall: on the left wall u runs along x, on the right wall along y. */
export function pane(
  paint: string,
  side: WallSide,
  wall: number,
  u: number,
  z: number,
  w: number,
  h: number,
): Shape {
  const point = (a: number, b: number): Point => (side === 'left' ? [a, wall, b] : [wall, a, b])
  return flat(paint, point(u, z), point(u + w, z), point(u + w, z + h), point(u, z + h))
}

/** `count` equal panes side by side between `from` and `to`, with a share of it left between them. */
export function panes(
  paint: string,
  side: WallSide,
  wall: number,
  [from, to]: readonly [number, number],
  z: number,
  h: number,
  count: number,
  gap = 0.4,
): Shape[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i) =>
    pane(paint, side, wall, from + step * (i + gap / 2), z, step * (1 - gap), h),
  )
}

/** A roof with its gables on the left and its ridge along y. */
export function gable(paint: string, [x, y, z]: Point, [w, d, h]: Point): Shape[] {
  const [X, Y, m] = [x + w, y + d, x + w / 2]
  return [
    flat(tone(paint, 1), [x, y, z], [m, y, z + h], [m, Y, z + h], [x, Y, z]),
    flat(tone(paint, 3), [X, y, z], [m, y, z + h], [m, Y, z + h], [X, Y, z]),
    flat(tone(paint, 2), [x, Y, z], [X, Y, z], [m, Y, z + h]),
  ]
}

/** A circle lying flat: an ellipse twice as wide as high. */
export function disc(paint: string, [x, y, z]: Point, r: number, shade: 0 | 1 | 2 | 3 = 1): Shape {
  const [cx, cy] = at([x, y, z])
  const [rx, ry] = [r * ACROSS * Math.SQRT2, r * DOWN * Math.SQRT2]
  return { paint: tone(paint, shade), d: ellipse(cx, cy, rx, ry) }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)]
  return `M${round(cx - rx)} ${round(cy)}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`
}

/** A ball, lit from the upper left: the whole in shade, a smaller light circle in it. */
export function ball(paint: string, point: Point, r: number): Shape[] {
  const [cx, cy] = at(point)
  const R = r * ACROSS
  return [
    { paint: tone(paint, 3), d: ellipse(cx, cy, R, R) },
    { paint: tone(paint, 2), d: ellipse(cx - R * 0.14, cy - R * 0.14, R * 0.82, R * 0.82) },
    { paint: tone(paint, 1), d: ellipse(cx - R * 0.28, cy - R * 0.32, R * 0.48, R * 0.44) },
  ]
}

/** A standing cylinder, or a cone when its upper radius is 0: left half lit, right half in shade. */
export function drum(paint: string, [x, y, z]: Point, r: number, h: number, upper = r): Shape[] {
  const [cx, low] = at([x, y, z])
  const [, high] = at([x, y, z + h])
  const [a, b] = [r * ACROSS * Math.SQRT2, r * DOWN * Math.SQRT2]
  const [c, e] = [upper * ACROSS * Math.SQRT2, upper * DOWN * Math.SQRT2]
  const half = (sign: 1 | -1) =>
    `M${round(cx + sign * a)} ${round(low)}A${round(a)} ${round(b)} 0 0 ${sign > 0 ? 1 : 0} ` +
    `${round(cx)} ${round(low + b)}L${round(cx)} ${round(high + e)}L${round(cx + sign * c)} ${round(high)}Z`
  const shapes = [
    { paint: tone(paint, 2), d: half(-1) },
    { paint: tone(paint, 3), d: half(1) },
  ]
  return upper > 0 ? [...shapes, disc(paint, [x, y, z + h], upper)] : shapes
}

/** What a body of this footprint and height throws on the ground: to the right, away from the light. */
export function shadow(x: number, y: number, w: number, d: number, length: number, z = 0): Shape {
  const [X, Y, l] = [x + w, y + d, length]
  return flat('shadow', [X, y, z], [X + l, y + l * 0.25, z], [X + l, Y, z], [X, Y, z])
}

/** A square lying flat at a height. */
export function square(paint: string, [x, y, z]: Point, w: number, d = w): Shape {
  return flat(paint, [x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z])
}
