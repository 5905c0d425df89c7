/** The buildings that work: Factory and Harbor. */
import { ball, box, drum, flat, line, pane, panes, shadow, square, walls, type Shape } from './iso'

/** A Factory: saw-tooth roof, and a chimney for every unit of energy. */
export function factory(energy: number): Shape[] {
  const [x, y, w, d, h, rise] = [1, 3, 7.8, 5.8, 3.6, 2.2]
  const [X, Y, step] = [x + w, y + d, w / 3]
  const teeth = [0, 1, 2].flatMap((i) => {
    const [a, b] = [x + i * step, x + (i + 1) * step]
    return [
      flat('slate t1', [a, y, h], [b, y, h + rise], [b, Y, h + rise], [a, Y, h]),
      flat('factory t2', [a, Y, h], [b, Y, h], [b, Y, h + rise]),
      flat('slate t3', [b, y, h], [b, Y, h], [b, Y, h + rise], [b, y, h + rise]),
      ...panes('window t3', 'right', b, [y + 0.2, Y - 0.2], h + 0.5, 1.3, 4, 0.2),
    ]
  })
  return [
    shadow(x, y, w, d, 1),
    ...[2, 4.6, 7.2].slice(0, energy).flatMap((a, i) => chimney(a, 1.9, 8.6 + (i % 2) * 1.2)),
    ...walls('factory', [x, y, 0], [w, d, h]),
    ...panes('window t2', 'left', Y, [x + 0.2, x + 5], 1.1, 1.7, 3, 0.35),
    pane('dark t2', 'left', Y, x + 5.4, 0, 1.8, 2.7),
    ...[0.6, 1.3, 2].map((z) => line('rib', [x + 5.4, Y, z], [x + 7.2, Y, z])),
    ...panes('window t3', 'right', X, [y + 0.3, Y - 0.3], 1.1, 1.7, 3, 0.35),
    ...teeth,
    ...[0, 1].flatMap((i) => drum('orange', [2.2 + i * 1.5, 9.4, 0], 0.5, 1.1)),
  ]
}

function chimney(x: number, y: number, h: number): Shape[] {
  const ring = (z: number, r: number) => drum('trim', [x, y, z], r, 0.75, r - 0.03).slice(0, 2)
  return [
    ...drum('brick', [x, y, 0], 0.95, h, 0.65),
    ...ring(h - 1.5, 0.72),
    ...ball('smoke', [x + 0.3, y - 0.3, h + 1.1], 0.8),
    ...ball('smoke', [x + 1.3, y - 1.1, h + 2], 1.05),
  ]
}

/** A Harbor: a crane on the quay, a ship with what the tile gives, containers for printed points. */
export function harbor(inhabitants: number, energy: number, points: number): Shape[] {
  return [
    square('water t1', [0, 0, 0], 10),
    ...[
      [6.4, 0.4],
      [9.6, 6.6],
      [8.7, 8.2],
      [6.2, 8.9],
    ].map(([x = 0, y = 0]) => line('wave', [x, y, 0], [x, y + 1.2, 0])),
    ...box('stone', [0, 0, 0], [5, 10, 0.8]),
    ...[1.5, 4, 6.5, 9].map((y) => line('bollard', [4.7, y, 0.8], [4.7, y, 1.2])),
    ...ship(inhabitants, energy),
    ...crane(),
    ...containers(points),
  ]
}

function ship(inhabitants: number, energy: number): Shape[] {
  const deck = 1.8
  return [
    flat('hull t3', [9, 1.6, 0], [9, 7, 0], [9.3, 7, deck], [9.3, 1.2, deck]),
    flat('hull t2', [9, 7, 0], [7.5, 8.6, 0], [7.5, 9.3, deck], [9.3, 7, deck]),
    flat('hull t2', [7.5, 8.6, 0], [6, 7, 0], [5.7, 7, deck], [7.5, 9.3, deck]),
    flat('trim t1', [5.7, 1.2, deck], [9.3, 1.2, deck], [9.3, 7, deck], [7.5, 9.3, deck], [5.7, 7, deck]),
    ...box('trim', [6.1, 1.5, deck], [2.8, 1.6, 2.1]),
    ...panes('window t3', 'right', 8.9, [1.6, 3], deck + 1, 0.7, 2, 0.3),
    ...panes('window t2', 'left', 3.1, [6.2, 8.8], deck + 1, 0.7, 3, 0.3),
    ...cargo(inhabitants, energy, deck),
  ]
}

/** Cabins for inhabitants, barrels for energy, else containers. */
function cargo(inhabitants: number, energy: number, z: number): Shape[] {
  const cabins = (y: number, d: number) => [
    ...box('cream', [6.3, y, z], [2.4, d, 1.4]),
    ...panes('window t3', 'right', 8.7, [y + 0.1, y + d - 0.1], z + 0.4, 0.7, Math.round(d), 0.3),
    ...panes('window t2', 'left', y + d, [6.5, 8.5], z + 0.4, 0.7, 2, 0.3),
  ]
  const barrels = (...places: number[]) =>
    places.flatMap((y) => [6.8, 8.2].flatMap((x) => drum('orange', [x, y, z], 0.5, 1.4)))
  if (inhabitants === 2) return cabins(3.6, 3.4)
  if (inhabitants && energy) return [...cabins(3.5, 1.8), ...barrels(6.4)]
  if (energy) return barrels(4, 5.2, 6.4)
  const load = (paint: string, y: number) => box(paint, [6.2, y, z], [2.6, 1.6, 1.5])
  return [...load('cloth-b', 3.5), ...load('cloth-a', 5.4)]
}

function containers(points: number): Shape[] {
  const piles: [string, number, number][] = [
    ['cloth-d', 7.9, 0.8],
    ['orange', 6.1, 0.8],
    ['cloth-b', 7, 2.5],
  ]
  return piles
    .slice(0, Math.max(1, points))
    .sort(([, a, low], [, b, high]) => low - high || a - b)
    .flatMap(([paint, y, z]) => [
      ...box(paint, [0.5, y, z], [3.6, 1.6, 1.7]),
      ...[0.9, 1.8, 2.7].map((u) => line('rib', [0.5 + u, y + 1.6, z + 0.25], [0.5 + u, y + 1.6, z + 1.45])),
    ])
}

function crane(): Shape[] {
  const [low, high] = [0.8, 7]
  const leg = (x: number, y: number) => box('crane', [x, y, low], [0.55, 0.55, high - low])
  return [
    ...leg(0.8, 1.4),
    ...leg(3.8, 1.4),
    ...leg(0.8, 4.6),
    line('brace', [1.1, 5.1, 2.2], [4, 5.1, 5.6]),
    ...leg(3.8, 4.6),
    ...box('crane', [0.6, 1.2, high], [4, 4.2, 0.7]),
    ...box('trim', [1.2, 2.2, high + 0.7], [2, 2, 1.4]),
    pane('window t2', 'left', 4.2, 1.5, high + 1.1, 1.4, 0.7),
    ...box('crane', [0.2, 3.2, high + 2.1], [9.2, 0.7, 0.7]),
    line('rope', [7.7, 3.6, high + 2.1], [7.7, 3.6, 6.6]),
    ...box('cloth-d', [6.6, 3.1, 5.3], [2.2, 1.3, 1.3]),
    line('mast', [2.4, 3.5, high + 2.8], [2.4, 3.5, high + 4.9]),
    line('rope', [0.4, 3.5, high + 2.8], [2.4, 3.5, high + 4.9], [9, 3.5, high + 2.8]),
  ]
}
