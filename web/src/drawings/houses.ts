/** The buildings with rooms: Tower Block, Office Tower, Shop, Public Service. */
import {
  ball,
  box,
  disc,
  drum,
  flat,
  gable,
  line,
  pane,
  panes,
  shadow,
  square,
  tone,
  walls,
  type Shape,
} from './iso'

/** The ground floor is higher than those above it, so that one floor is a house already. */
const GROUND = 7
const FLOOR = 2.7

const heightOf = (floors: number) => GROUND + FLOOR * (floors - 1)

/** A Tower Block of so many floors, with a piece of laundry for everyone who moves in. */
export function tower(floors: number, laundry: number): Shape[] {
  const [from, size] = [2, 5.2]
  const to = from + size
  const slab = (z: number, h = 0.35) => box('trim', [from - 0.2, from - 0.2, z], [size + 0.4, size + 0.4, h])
  const rooms = (z: number) => [
    ...panes('window t2', 'left', to, [from + 0.2, to - 0.2], z, 1.6, 3, 0.42),
    ...panes('window t3', 'right', to, [from + 0.2, to - 0.2], z, 1.6, 3, 0.42),
  ]
  const shapes = [
    shadow(from, from, size, size, 2.2),
    ...walls('tower', [from, from, 0], [size, size, 3.6]),
    ...panes('window t3', 'right', to, [from + 0.2, to - 0.2], 1, 1.9, 2, 0.4),
    pane('window t2', 'left', to, from + 0.45, 1, 1.2, 1.7),
    pane('window t2', 'left', to, to - 1.65, 1, 1.2, 1.7),
    pane('door t2', 'left', to, from + 2, 0, 1.3, 2.6),
    ...slab(3.6, 0.3),
    ...walls('tower', [from, from, 3.9], [size, size, GROUND - 3.9]),
    ...rooms(4.6),
    ...box('awning', [from + 1.6, to, 2.8], [2.1, 1, 0.3]),
  ]
  for (let floor = 1; floor < floors; floor++) {
    const z = heightOf(floor)
    shapes.push(
      ...slab(z - 0.3, 0.3),
      ...walls('tower', [from, from, z], [size, size, FLOOR]),
      ...rooms(z + 0.55),
    )
    // Every floor has a balcony, now on the left, now on the right, with its own flowers.
    const [u, flowers] = floor % 2 ? [from + 0.2, 'cloth-a'] : [to - 1.9, 'leaf']
    shapes.push(
      ...box('trim', [u, to, z + 0.15], [1.7, 0.8, 0.65]),
      ...box(flowers, [u + 0.2, to + 0.45, z + 0.8], [1.3, 0.3, 0.25]),
    )
  }
  return [...shapes, ...roof(from, size, heightOf(floors)), ...washing(laundry)]
}

function roof(from: number, size: number, z: number): Shape[] {
  return [
    ...box('trim', [from - 0.25, from - 0.25, z - 0.2], [size + 0.5, size + 0.5, 0.6]),
    square('tile t2', [from + 0.25, from + 0.25, z + 0.4], size - 0.5),
    shadow(from + 0.7, from + 0.7, 1.9, 1.9, 1, z + 0.4),
    ...box('tower', [from + 0.7, from + 0.7, z + 0.4], [1.9, 1.9, 1.3]),
    pane('door t2', 'left', from + 2.6, from + 1.2, z + 0.4, 0.8, 1),
    ...drum('wood', [from + 3.9, from + 1.6, z + 0.4], 0.75, 1.5),
    ...drum('tile', [from + 3.9, from + 1.6, z + 1.9], 0.9, 0.9, 0),
  ]
}

function washing(pieces: number): Shape[] {
  const y = 9
  const cloths = ['cloth-a', 'cloth-b', 'cloth-d']
  return [
    line('wood', [1, y, 0], [1, y, 2.8]),
    line('wood', [7.2, y, 0], [7.2, y, 2.8]),
    line('rope', [1, y, 2.7], [4.1, y, 2.4], [7.2, y, 2.7]),
    ...cloths
      .slice(0, pieces)
      .map((cloth, i) => pane(`${cloth} t2`, 'left', y, 1.6 + i * 1.9, 0.8, 1.4, 1.7)),
  ]
}

/** An Office Tower: glass all around, a mast on top. */
export function office(floors: number): Shape[] {
  const [from, size] = [2.4, 4.9]
  const to = from + size
  const h = heightOf(floors)
  const band = (z: number, wide = 0.12, thick = 0.3) =>
    box('steel', [from - wide, from - wide, z], [size + 2 * wide, size + 2 * wide, thick])
  const glass = (z: number, height: number, count = 4) => [
    ...panes('glaze t2', 'left', to, [from + 0.1, to - 0.1], z, height, count, 0.16),
    ...panes('glaze t3', 'right', to, [from + 0.1, to - 0.1], z, height, count, 0.16),
  ]
  const shapes = [
    shadow(from, from, size, size, 2.2),
    ...box('steel', [from - 0.6, from - 0.6, 0], [size + 1.2, size + 1.2, 0.35]),
    ...walls('dark', [from, from, 0.35], [size, size, 1.75]),
    ...panes('window t2', 'left', to, [from + 0.3, to - 0.3], 0.35, 1.45, 3, 0.25),
    ...panes('window t3', 'right', to, [from + 0.3, to - 0.3], 0.35, 1.45, 3, 0.25),
    ...band(2.1, 0.35),
    ...walls('glass', [from, from, 2.4], [size, size, GROUND - 2.4]),
    ...glass(2.55, 1.85),
    ...glass(4.6, 2.1),
  ]
  for (let floor = 1; floor < floors; floor++) {
    const z = heightOf(floor)
    shapes.push(
      ...band(z - 0.3),
      ...walls('glass', [from, from, z], [size, size, FLOOR]),
      ...glass(z + 0.15, FLOOR - 0.6),
    )
  }
  return [
    ...shapes,
    // The sky mirrored in the left front, and a corner of light.
    flat('shine', [from + 0.3, to, h - 0.5], [from + 2.3, to, h - 0.5], [from + 0.3, to, h - 4]),
    line('edge', [to, to, 2.4], [to, to, h]),
    ...band(h - 0.3, 0.12, 0.65),
    square('dark t2', [from + 0.25, from + 0.25, h + 0.35], size - 0.5),
    ...box('steel', [from + 0.7, from + 0.7, h + 0.35], [2.6, 2.6, 1.5]),
    ...panes('glaze t2', 'left', from + 3.3, [from + 0.8, from + 3.2], h + 0.7, 0.8, 3, 0.3),
    line('mast', [from + 1.6, from + 1.6, h + 1.8], [from + 1.6, from + 1.6, h + 5.2]),
    ...ball('lamp', [from + 1.6, from + 1.6, h + 5.2], 0.35),
    disc('steel', [from + 4, from + 3.9, h + 0.35], 0.55),
  ]
}

/** A Shop: awning, window, goods outside and a big basket on the roof. */
export function shop(): Shape[] {
  const [x, y, w, d, h] = [1.2, 1, 7, 6.2, 4.4]
  const [X, Y] = [x + w, y + d]
  const stripes = Array.from({ length: 7 }, (_, i) => [
    flat(
      i % 2 ? 'trim t1' : 'shop t1',
      [x + i, Y, 3.5],
      [x + i + 1, Y, 3.5],
      [x + i + 1, Y + 1.7, 2.5],
      [x + i, Y + 1.7, 2.5],
    ),
    pane(i % 2 ? 'trim t2' : 'shop t2', 'left', Y + 1.7, x + i, 1.95, 1, 0.6),
  ])
  return [
    shadow(x, y, w, d, 1.4),
    ...walls('cream', [x, y, 0], [w, d, h]),
    pane('shop t2', 'left', Y, x, 0, w, 0.6),
    pane('shop t3', 'right', X, y, 0, d, 0.6),
    pane('window t2', 'left', Y, x + 0.4, 0.8, 3.9, 2.3),
    pane('door t2', 'left', Y, x + 4.8, 0, 1.6, 3),
    pane('window t2', 'left', Y, x + 5.05, 0.9, 1.1, 1.7),
    ...panes('window t3', 'right', X, [y + 0.4, Y - 0.4], 1.1, 2, 2, 0.25),
    ...box('shop', [x - 0.2, y - 0.2, h], [w + 0.4, d + 0.4, 0.9]),
    square('shop t2', [x + 0.3, y + 0.3, h + 0.9], w - 0.6, d - 0.6),
    ...basket(),
    ...stripes.flat(),
    ...crate(1, 'orange'),
    ...crate(3.2, 'leaf'),
  ]
}

function crate(x: number, fruit: string): Shape[] {
  return [
    ...box('wood', [x, 9, 0], [1.9, 0.9, 0.8]),
    ...[0.35, 0.95, 1.55].flatMap((a) => ball(fruit, [x + a, 9.4, 1], 0.38)),
  ]
}

function basket(): Shape[] {
  const [x, y, z] = [4.7, 4.1, 5.3]
  return [
    disc('shadow', [x + 0.9, y - 0.3, z], 1.3, 0),
    line(
      'handle',
      [x - 1.7, y + 1.7, z + 2.6],
      [x - 1.3, y + 1.3, z + 4.8],
      [x, y, z + 5.6],
      [x + 1.3, y - 1.3, z + 4.8],
      [x + 1.7, y - 1.7, z + 2.6],
    ),
    ...ball('orange', [x - 0.7, y + 0.1, z + 2.9], 1.05),
    ...ball('leaf', [x + 0.8, y - 0.5, z + 2.8], 1),
    ...ball('cloth-a', [x + 0.3, y + 0.3, z + 2.6], 0.8),
    ...drum('basket', [x, y, z], 1.2, 2.6, 1.75).slice(0, 2),
    line('weave', [x - 1.45, y + 1.45, z + 1.4], [x, y, z - 0.1], [x + 1.45, y - 1.45, z + 1.4]),
    line('weave', [x - 1.6, y + 1.6, z + 2.2], [x, y, z + 0.7], [x + 1.6, y - 1.6, z + 2.2]),
  ]
}

/** A Public Service: steps, columns, a flag; a clock tower with one printed point, a dome with two. */
export function service(points: number): Shape[] {
  const [x, y, w, d] = [1.6, 1.6, 6.4, 6.4]
  const [X, Y] = [x + w, y + d]
  const h = 4.8
  const columns = [0.4, 2.2, 4, 5.8]
  const shapes = [
    shadow(x - 0.6, y - 0.6, w + 1.2, d + 1.2, 0.8),
    ...box('stone', [x - 0.8, y - 0.8, 0], [w + 1.6, d + 1.6, 0.4]),
    ...box('stone', [x - 0.35, y - 0.35, 0.4], [w + 0.7, d + 0.7, 0.4]),
    ...walls('service', [x + 0.7, y + 0.7, 0.8], [w - 1.4, d - 1.4, h - 0.8]),
    pane('window t2', 'left', Y - 0.7, x + 2.6, 0.8, 1.3, 2.9),
    ...[1.1, 4.6].map((u) => pane('window t2', 'left', Y - 0.7, x + u, 1.5, 0.9, 2)),
    ...panes('window t3', 'right', X - 0.7, [y + 0.6, Y - 0.6], 1.5, 2, 3, 0.55),
    ...columns.slice(0, 3).flatMap((v) => drum('stone', [X - 0.35, y + v + 0.1, 0.8], 0.34, h - 0.8)),
    ...columns.flatMap((u) => drum('stone', [x + u + 0.1, Y - 0.35, 0.8], 0.34, h - 0.8)),
    ...box('stone', [x - 0.2, y - 0.2, h], [w + 0.4, d + 0.4, 0.8]),
  ]
  if (points === 2) {
    return [
      ...shapes,
      square('service t2', [x + 0.2, y + 0.2, h + 0.8], w - 0.4),
      ...drum('stone', [4.8, 4.8, h + 0.8], 2.15, 0.9),
      ...dome([4.8, 4.8, h + 1.7], 2),
      ...drum('gold', [4.8, 4.8, h + 4.4], 0.35, 0.5),
      ...flag(4.8, 4.8, h + 4.9),
    ]
  }
  const ridge = h + 3.5
  shapes.push(
    ...gable('service', [x - 0.35, y - 0.35, h + 0.8], [w + 0.7, d + 0.7, 2.7]),
    flat(
      'stone t2',
      [x + 0.6, Y + 0.35, h + 1.05],
      [X - 0.6, Y + 0.35, h + 1.05],
      [x + w / 2, Y + 0.35, ridge - 0.55],
    ),
  )
  if (points === 0) return [...shapes, ...flag(4.8, 8.3, ridge)]
  return [
    ...shapes,
    ...box('stone', [3.7, 5, h + 1.8], [2.2, 2.2, 3.2]),
    pane('window t2', 'left', 7.2, 4.15, h + 3.1, 1.3, 1.3),
    pane('window t3', 'right', 5.9, 5.45, h + 3.1, 1.3, 1.3),
    ...pyramid('service', [3.45, 4.75, h + 5], 2.7, 1.9),
    ...flag(4.8, 6.1, h + 6.7),
  ]
}

/** The upper half of a ball on a drum, lit from the left. */
function dome([x, y, z]: readonly [number, number, number], r: number): Shape[] {
  const steps = [1, 0.94, 0.8, 0.56, 0.24]
  return steps.flatMap((share, i) => {
    const next = steps[i + 1] ?? 0
    const rise = (at: number) => Math.sqrt(1 - at * at) * r * 1.35
    return drum('service', [x, y, z + rise(share)], r * share, rise(next) - rise(share), next * r).slice(0, 2)
  })
}

function pyramid(paint: string, [x, y, z]: readonly [number, number, number], w: number, h: number): Shape[] {
  const [X, Y, top] = [x + w, y + w, [x + w / 2, y + w / 2, z + h] as const]
  return [
    flat(tone(paint, 1), [x, y, z], [X, y, z], top),
    flat(tone(paint, 2), [x, Y, z], [X, Y, z], top),
    flat(tone(paint, 3), [X, y, z], [X, Y, z], top),
  ]
}

function flag(x: number, y: number, z: number): Shape[] {
  return [
    line('mast', [x, y, z], [x, y, z + 3.8]),
    flat(
      tone('flag', 2),
      [x, y, z + 3.8],
      [x + 1, y - 0.8, z + 3.5],
      [x + 2, y - 1.6, z + 3.8],
      [x + 2, y - 1.6, z + 2.1],
      [x + 1, y - 0.8, z + 1.8],
      [x, y, z + 2.1],
    ),
  ]
}
