/** The buildings that work: Factory and Harbor. */
import { ball, box, drum, flat, line, pane, panes, shadow, tone, type Shape } from './iso'

/** A Factory: saw-tooth roof, and a chimney for every unit of energy. */
export function factory(energy: number): Shape[] {
  const [x, y, w, d, h] = [1.2, 3.2, 7.4, 5.6, 3.2]
  const [X, Y] = [x + w, y + d]
  const teeth = [0, 1, 2].flatMap((i) => {
    const step = w / 3
    const a = x + i * step
    return [
      flat(tone('factory', 1), [a, y, h], [a + step, y, h + 1.9], [a + step, Y, h + 1.9], [a, Y, h]),
      flat(tone('factory', 2), [a, Y, h], [a + step, Y, h], [a + step, Y, h + 1.9]),
      flat('window t3', [a + step, y + 0.2, h + 0.3], [a + step, Y - 0.2, h + 0.3], [a + step, Y - 0.2, h + 1.6],
        [a + step, y + 0.2, h + 1.6]),
    ]
  })
  const stacks = [2.2, 4.7, 7.2].slice(0, energy).flatMap((a, i) => chimney(a, 2.1, 8.4 + (i % 2) * 1.2))
  return [
    shadow(x, y, w, d, 1.1),
    ...stacks,
    ...box('factory', [x, y, 0], [w, d, h]),
    ...panes('window t2', 'left', Y, [x + 0.3, x + 4.9], 1, 1.4, 3, 0.35),
    pane('dark t2', 'left', Y, x + 5.2, 0, 1.7, 2.4),
    ...panes('window t3', 'right', X, [y + 0.4, Y - 0.4], 1, 1.4, 3, 0.35),
    ...teeth,
  ]
}

function chimney(x: number, y: number, h: number): Shape[] {
  return [
    ...drum('brick', [x, y, 0], 0.75, h, 0.55),
    ...drum('trim', [x, y, h - 1.4], 0.6, 0.6, 0.58).slice(0, 2),
    ...ball('smoke', [x + 0.2, y - 0.2, h + 1], 0.75),
    ...ball('smoke', [x + 1, y - 0.9, h + 2], 1),
  ]
}

/** A Harbor: a quay with a crane, a ship alongside; as many containers on the quay as printed points. */
export function harbor(inhabitants: number, energy: number, points: number): Shape[] {
  return [
    flat('water t1', [0, 0, 0], [10, 0, 0], [10, 10, 0], [0, 10, 0]),
    line('wave', [6.6, 1, 0], [6.6, 2.2, 0]),
    line('wave', [9.3, 6.8, 0], [9.3, 8.4, 0]),
    line('wave', [8.6, 8.6, 0], [8.6, 9.6, 0]),
    ...box('stone', [0, 0, 0], [5.2, 10, 0.7]),
    ...ship(inhabitants, energy),
    ...containers(points),
    ...crane(),
  ]
}

function ship(inhabitants: number, energy: number): Shape[] {
  const hull: Shape[] = [
    flat(tone('hull', 3), [9, 1.8, 0], [9, 7, 0], [9.2, 7, 1.5], [9.2, 1.4, 1.5]),
    flat(tone('hull', 2), [9, 7, 0], [7.4, 8.4, 0], [7.4, 9, 1.5], [9.2, 7, 1.5]),
    flat(tone('hull', 2), [7.4, 8.4, 0], [6, 7, 0], [5.8, 7, 1.5], [7.4, 9, 1.5]),
    flat(tone('trim', 1), [5.8, 1.4, 1.5], [9.2, 1.4, 1.5], [9.2, 7, 1.5], [7.4, 9, 1.5], [5.8, 7, 1.5]),
  ]
  const bridge = [
    ...box('trim', [6.2, 1.7, 1.5], [2.6, 1.6, 2.1]),
    ...panes('window t3', 'right', 8.8, [1.8, 3.2], 2.5, 0.7, 2, 0.3),
    ...panes('window t2', 'left', 3.3, [6.3, 8.7], 2.5, 0.7, 3, 0.3),
    ...drum('hull', [7.5, 2.5, 3.6], 0.4, 1),
  ]
  const load = inhabitants
    ? [...box('cream', [6.3, 3.5, 1.5], [2.4, 3.2, 1.2]), ...panes('window t3', 'right', 8.7, [3.6, 6.6], 1.8, 0.6, 4)]
    : [...box('cloth-b', [6.3, 3.6, 1.5], [2.4, 1.5, 1.3]), ...box('cloth-a', [6.3, 5.3, 1.5], [2.4, 1.5, 1.3])]
  const barrels = energy ? [5, 6.2].slice(0, energy).flatMap((y) => drum('orange', [7.5, y, 1.5], 0.55, 1.3)) : []
  return [...hull, ...bridge, ...(energy && !inhabitants ? barrels : [...load, ...barrels.slice(0, 0)])]
}

function containers(points: number): Shape[] {
  const paints = ['cloth-c', 'cloth-a', 'orange']
  const places = [
    [0.8, 6.2, 0.7],
    [0.8, 8.2, 0.7],
    [0.8, 7.2, 2.3],
  ] as const
  return places
    .slice(0, Math.max(1, points))
    .flatMap((place, i) => box(paints[i] ?? 'orange', [...place], [3.6, 1.7, 1.6]))
}

function crane(): Shape[] {
  const leg = (x: number, y: number) => box('crane', [x, y, 0.7], [0.5, 0.5, 6.3])
  return [
    ...leg(1.4, 2),
    ...leg(3.9, 2),
    ...leg(1.4, 4.6),
    ...box('crane', [1.2, 1.8, 7], [3.4, 3.5, 0.6]),
    ...leg(3.9, 4.6),
    ...box('trim', [1.6, 2.6, 7.6], [1.8, 1.8, 1.2]),
    ...box('crane', [0.4, 3.2, 8.9], [8.6, 0.6, 0.6]),
    line('rope', [7.6, 3.6, 8.9], [7.6, 3.6, 6]),
    ...box('cloth-a', [6.7, 3, 4.8], [1.8, 1.2, 1.1]),
    line('rope', [2.6, 3.5, 11], [0.6, 3.5, 9.4]),
    line('rope', [2.6, 3.5, 11], [8.6, 3.5, 9.4]),
    line('mast', [2.6, 3.5, 8.9], [2.6, 3.5, 11]),
  ]
}
