/** The buildings with rooms: Tower Block, Office Tower, Shop, Public Service. */
import { ball, box, drum, flat, gable, line, pane, panes, shadow, tone, type Shape } from './iso'

/** The ground floor is higher than those above it, so that one floor is a house already. */
const GROUND = 5
const FLOOR = 2.7

const heightOf = (floors: number) => GROUND + FLOOR * (floors - 1)

/** A Tower Block of so many floors, with a piece of laundry for everyone who moves in. */
export function tower(floors: number, laundry: number): Shape[] {
  const [from, size] = [1.7, 5.6]
  const to = from + size
  const shapes = [shadow(from, from, size, size, 1.9)]
  for (let floor = 0; floor < floors; floor++) {
    const z = floor ? heightOf(floor) : 0
    const h = floor ? FLOOR : GROUND
    const glass = z + h - 1.95
    shapes.push(
      ...box('tower', [from, from, z], [size, size, h]),
      ...panes('window t2', 'left', to, [from + 0.3, to - 0.3], glass, 1.35, 3),
      ...panes('window t3', 'right', to, [from + 0.3, to - 0.3], glass, 1.35, 3),
    )
    if (floor) {
      // The balcony in the middle of the left wall: every floor has its own.
      shapes.push(...box('trim', [from + 2, to, z + 0.1], [1.7, 0.7, 0.75]))
    }
    shapes.push(...box('trim', [from - 0.15, from - 0.15, z + h - 0.25], [size + 0.3, size + 0.3, 0.25]))
  }
  shapes.push(
    pane('wood t2', 'left', to, from + 2.1, 0, 1.4, 2.2),
    ...box('trim', [from + 1.7, to, 2.2], [2.2, 0.8, 0.25]),
    ...panes('window t3', 'right', to, [from + 0.3, to - 0.3], 0.6, 1.5, 2, 0.3),
    pane('window t2', 'left', to, from + 0.5, 0.7, 1.1, 1.4),
    pane('window t2', 'left', to, to - 1.6, 0.7, 1.1, 1.4),
    ...roof(from, size, heightOf(floors)),
    ...washing(laundry),
  )
  return shapes
}

function roof(from: number, size: number, z: number): Shape[] {
  const inner = 0.4
  return [
    ...box('trim', [from - 0.15, from - 0.15, z], [size + 0.3, size + 0.3, 0.45]),
    flat('tile t2', [from + inner, from + inner, z + 0.45], [from + size - inner, from + inner, z + 0.45],
      [from + size - inner, from + size - inner, z + 0.45], [from + inner, from + size - inner, z + 0.45]),
    ...box('tower', [from + 0.9, from + 0.9, z + 0.45], [1.8, 1.8, 1.2]),
    ...drum('wood', [from + 3.9, from + 2, z + 0.45], 0.75, 1.2),
    ...drum('tile', [from + 3.9, from + 2, z + 1.65], 0.85, 0.7, 0),
  ]
}

function washing(pieces: number): Shape[] {
  const y = 9.1
  const cloths = ['cloth-a', 'cloth-b', 'cloth-c']
  return [
    line('wood', [1.2, y, 0], [1.2, y, 2.5]),
    line('wood', [7.2, y, 0], [7.2, y, 2.5]),
    line('rope', [1.2, y, 2.4], [4.2, y, 2.1], [7.2, y, 2.4]),
    ...cloths.slice(0, pieces).map((cloth, i) => pane(`${cloth} t2`, 'left', y, 1.75 + i * 1.8, 0.7, 1.3, 1.5)),
  ]
}

/** An Office Tower: glass all around, a mast on top. */
export function office(floors: number): Shape[] {
  const [from, size] = [2, 5.6]
  const to = from + size
  const h = heightOf(floors)
  const shapes = [
    shadow(from, from, size, size, 2),
    ...box('office', [from - 0.5, from - 0.5, 0], [size + 1, size + 1, 0.4]),
    ...box('glass', [from, from, 0.4], [size, size, h - 0.4]),
    pane('dark t2', 'left', to, from, 0.4, size, 1.7),
    pane('dark t3', 'right', to, from, 0.4, size, 1.7),
    ...panes('window t2', 'left', to, [from + 0.2, to - 0.2], 0.5, 1.4, 3, 0.2),
    ...panes('window t3', 'right', to, [from + 0.2, to - 0.2], 0.5, 1.4, 3, 0.2),
  ]
  for (let floor = 0; floor < floors; floor++) {
    const top = heightOf(floor + 1)
    shapes.push(
      ...panes('window t2', 'left', to, [from + 0.15, to - 0.15], top - 2.2, 1.75, 4, 0.14),
      ...panes('window t3', 'right', to, [from + 0.15, to - 0.15], top - 2.2, 1.75, 4, 0.14),
    )
    if (floor < floors - 1) {
      shapes.push(...box('office', [from - 0.1, from - 0.1, top - 0.3], [size + 0.2, size + 0.2, 0.3]))
    }
  }
  // The sky mirrored in the left front.
  shapes.push(
    flat('shine', [from + 0.6, to, h - 0.4], [from + 2, to, h - 0.4], [from + 0.6, to, h - 2.6]),
    ...box('office', [from - 0.1, from - 0.1, h - 0.3], [size + 0.2, size + 0.2, 0.7]),
    flat('office t2', [from + 0.4, from + 0.4, h + 0.4], [to - 0.4, from + 0.4, h + 0.4],
      [to - 0.4, to - 0.4, h + 0.4], [from + 0.4, to - 0.4, h + 0.4]),
    ...box('office', [from + 0.8, from + 0.8, h + 0.4], [2.4, 2.4, 1.3]),
    line('mast', [from + 2, from + 2, h + 1.7], [from + 2, from + 2, h + 5]),
    ...ball('lamp', [from + 2, from + 2, h + 5], 0.3),
    ...drum('office', [from + 4.1, from + 4.1, h + 0.4], 0.7, 0.5),
  )
  return shapes
}

/** A Shop: awning, window, goods outside and a big basket on the roof. */
export function shop(): Shape[] {
  const [x, y, w, d, h] = [1.4, 1.2, 7, 6, 3.9]
  const [X, Y] = [x + w, y + d]
  const stripes = Array.from({ length: 7 }, (_, i) =>
    flat(i % 2 ? 'trim t1' : 'shop t2', [x + i, Y, 3.1], [x + i + 1, Y, 3.1], [x + i + 1, Y + 1.5, 2.2],
      [x + i, Y + 1.5, 2.2]),
  )
  const fringe = Array.from({ length: 7 }, (_, i) =>
    pane(i % 2 ? 'trim t2' : 'shop t3', 'left', Y + 1.5, x + i, 1.75, 1, 0.5),
  )
  return [
    shadow(x, y, w, d, 1.2),
    ...box('cream', [x, y, 0], [w, d, h]),
    pane('window t2', 'left', Y, x + 0.5, 0.7, 3.7, 1.9),
    pane('wood t2', 'left', Y, x + 4.9, 0, 1.5, 2.6),
    pane('window t2', 'left', Y, x + 5.15, 1, 1, 1.3),
    ...panes('window t3', 'right', X, [y + 0.4, Y - 0.4], 0.9, 1.7, 2, 0.25),
    ...box('shop', [x - 0.15, y - 0.15, h], [w + 0.3, d + 0.3, 0.8]),
    flat('shop t3', [x + 0.4, y + 0.4, h + 0.8], [X - 0.4, y + 0.4, h + 0.8], [X - 0.4, Y - 0.4, h + 0.8],
      [x + 0.4, Y - 0.4, h + 0.8]),
    ...basket(),
    ...stripes,
    ...fringe,
    ...box('wood', [1.2, 8.4, 0], [1.6, 1.2, 0.7]),
    ...[1.6, 2.35].flatMap((a) => ball('orange', [a, 9, 0.9], 0.36)),
    ...box('wood', [3.3, 8.4, 0], [1.6, 1.2, 0.7]),
    ...[3.7, 4.45].flatMap((a) => ball('leaf', [a, 9, 0.9], 0.36)),
  ]
}

function basket(): Shape[] {
  const [x, y, z] = [4.9, 4.2, 4.7]
  return [
    line('handle', [x - 1.6, y + 1.6, z + 2.2], [x - 1.2, y + 1.2, z + 4], [x + 1.2, y - 1.2, z + 4],
      [x + 1.6, y - 1.6, z + 2.2]),
    ...ball('orange', [x - 0.5, y - 0.3, z + 2.3], 0.9),
    ...ball('leaf', [x + 0.7, y - 0.3, z + 2.3], 0.8),
    ...drum('basket', [x, y, z], 1.1, 2.1, 1.6).slice(0, 2),
    line('weave', [x - 1.25, y + 1.25, z + 1.3], [x, y, z + 0.05], [x + 1.25, y - 1.25, z + 1.3]),
  ]
}

/** A Public Service: steps, columns, a flag; a clock with one printed point, a dome with two. */
export function service(points: number): Shape[] {
  const [x, y, w, d] = [1.7, 1.7, 6.2, 6.2]
  const [X, Y] = [x + w, y + d]
  const h = 4.6
  const columns = [0.35, 2.05, 3.75, 5.45]
  const shapes = [
    shadow(x, y, w, d, 1.6),
    ...box('stone', [x - 0.9, y - 0.9, 0], [w + 1.8, d + 1.8, 0.45]),
    ...box('stone', [x - 0.4, y - 0.4, 0.45], [w + 0.8, d + 0.8, 0.45]),
    ...box('service', [x + 0.5, y + 0.5, 0.9], [w - 1, d - 1, h - 0.9]),
    pane('window t2', 'left', Y - 0.5, x + 2.4, 0.9, 1.4, 2.6),
    ...[1.1, 4.4].map((u) => pane('window t2', 'left', Y - 0.5, x + u, 1.7, 0.8, 1.5)),
    ...panes('window t3', 'right', X - 0.5, [y + 0.6, Y - 0.6], 1.6, 1.7, 3, 0.55),
    ...columns.slice(0, 3).flatMap((v) => drum('stone', [X - 0.3, y + v + 0.2, 0.9], 0.3, h - 0.9)),
    ...columns.flatMap((u) => drum('stone', [x + u + 0.2, Y - 0.3, 0.9], 0.3, h - 0.9)),
    ...box('stone', [x - 0.2, y - 0.2, h], [w + 0.4, d + 0.4, 0.7]),
  ]
  if (points === 2) {
    shapes.push(
      flat('service t2', [x + 0.2, y + 0.2, h + 0.7], [X - 0.2, y + 0.2, h + 0.7], [X - 0.2, Y - 0.2, h + 0.7],
        [x + 0.2, Y - 0.2, h + 0.7]),
      ...drum('stone', [4.8, 4.8, h + 0.7], 1.9, 1.2),
      ...ball('service', [4.8, 4.8, h + 1.9], 2.3),
      ...flag(4.8, 4.8, h + 4.2),
    )
    return shapes
  }
  shapes.push(
    ...gable('service', [x - 0.3, y - 0.3, h + 0.7], [w + 0.6, d + 0.6, 2.3]),
    flat('stone t2', [x + 0.7, Y + 0.3, h + 0.9], [X - 0.7, Y + 0.3, h + 0.9], [x + w / 2, Y + 0.3, h + 2.5]),
  )
  if (points === 1) {
    shapes.push(
      ...box('stone', [3.8, 3.6, h + 1.8], [2, 2, 3.2]),
      pane('window t2', 'left', 5.6, 4.2, h + 3.2, 1.2, 1.2),
      ...gable('service', [3.6, 3.4, h + 5], [2.4, 2.4, 1.3]),
    )
  }
  shapes.push(...flag(4.8, points ? 4.6 : 7.9, h + (points ? 6.1 : 2.8)))
  return shapes
}

function flag(x: number, y: number, z: number): Shape[] {
  return [
    line('mast', [x, y, z], [x, y, z + 4]),
    flat(tone('flag', 2), [x, y, z + 4], [x + 1.2, y - 1, z + 3.6], [x + 2.3, y - 2, z + 3.9],
      [x + 2.3, y - 2, z + 2.3], [x + 1.2, y - 1, z + 2], [x, y, z + 2.4]),
  ]
}
