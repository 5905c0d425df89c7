/**
 * Fewer elements, the same picture: shapes of one paint become one path where the order of painting allows it.
 * A table shows a hundred buildings at once, and a browser's time goes by elements.
 */
import type { Shape } from './iso'

type Corner = readonly [number, number]

interface Area {
  corners: Corner[]
  left: number
  right: number
  top: number
  bottom: number
}

interface Layer {
  paint: string
  d: string
  areas: Area[]
}

/** Shapes that only touch do not overlap: neighboring walls share an edge. */
const TOUCH = 0.12
/** Half of the thickest line. */
const LINE = 1

export function merged(shapes: Shape[]): Shape[] {
  const layers: Layer[] = []
  for (const shape of shapes) {
    const area = areaOf(shape)
    const last = layers.length - 1
    let joined = false
    for (let i = last; i >= 0 && !joined; i--) {
      const layer = layers[i]
      if (layer?.paint !== shape.paint) continue
      const later = layers.slice(i + 1)
      const free = (mine: Area) => !later.some((other) => other.areas.some((one) => overlap(one, mine)))
      const sinks = free(area)
      const rises = !sinks && layer.areas.every(free)
      if (!sinks && !rises) continue
      layer.d += shape.d
      layer.areas.push(area)
      // Risen: everything painted since leaves it alone, so it may as well be painted now.
      if (rises) layers.push(...layers.splice(i, 1))
      joined = true
    }
    if (!joined) layers.push({ paint: shape.paint, d: shape.d, areas: [area] })
  }
  return layers.map(({ paint, d }) => ({ paint, d }))
}

/** Where a shape paints: its corners if they are few and straight, else the box around it. */
function areaOf({ paint, d }: Shape): Area {
  const arc = /a([\d.]+) ([\d.]+)/.exec(d)
  const numbers = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LZA]|$)/g)]
  const points = numbers.map((found): Corner => [Number(found[1]), Number(found[2])])
  const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d)
  const ellipse = arc && start
  const [x, y] = [Number(start?.[1]), Number(start?.[2])]
  const [rx, ry] = [Number(arc?.[1]), Number(arc?.[2])]
  const edge = paint.endsWith('line') ? LINE : 0
  const xs = ellipse ? [x, x + 2 * rx] : points.map((point) => point[0])
  const ys = ellipse ? [y - ry, y + ry] : points.map((point) => point[1])
  const [left, right] = [Math.min(...xs) - edge, Math.max(...xs) + edge]
  const [top, bottom] = [Math.min(...ys) - edge, Math.max(...ys) + edge]
  const straight = !edge && !/a/i.test(d) && points.length <= 4
  const corners: Corner[] = straight
    ? points
    : [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]
  return { corners, left, right, top, bottom }
}

function overlap(one: Area, other: Area): boolean {
  if (one.right - TOUCH <= other.left || other.right - TOUCH <= one.left) return false
  if (one.bottom - TOUCH <= other.top || other.bottom - TOUCH <= one.top) return false
  return !parted(one.corners, other.corners) && !parted(other.corners, one.corners)
}

/** Whether a line along an edge of the first has the two convex shapes on different sides. */
function parted(first: Corner[], second: Corner[]): boolean {
  return first.some(([x, y], i) => {
    const [X, Y] = first[(i + 1) % first.length] ?? [x, y]
    const length = Math.hypot(X - x, Y - y)
    if (length === 0) return false
    const [nx, ny] = [(Y - y) / length, (x - X) / length]
    const reach = (corners: Corner[]) => corners.map(([a, b]) => a * nx + b * ny)
    const [mine, theirs] = [reach(first), reach(second)]
    return (
      Math.max(...mine) - TOUCH <= Math.min(...theirs) || Math.max(...theirs) - TOUCH <= Math.min(...mine)
    )
  })
}
