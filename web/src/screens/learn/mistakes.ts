/** What the coach says to a wrong try. */
import { cityPlan } from '../../board/city'
import { EMPTY, FACE_DOWN, reachOf } from '../../board/site'
import type { ModeName } from '../../wire/facts'
import type { Begun, Position, Reply, Task, Touch } from './lesson'
import { faceAt, kindAt } from './shown'

export const says = (key: string, values: Reply['values'] = {}): Reply => ({ right: false, key, values })

/** The specific answer to a wrong try. */
export function mistake(mode: ModeName, position: Position, task: Task, touched: Touch): Reply {
  switch (task.kind) {
    case 'architect':
      return touched.what === 'architect'
        ? says('learn-wrong-architect', { tapped: touched.number, architect: task.answers[0] ?? 0 })
        : says('learn-wrong-architect-first')
    case 'spot':
      return spotMistake(position, task, touched)
    case 'blocked':
      return says(touched.what === 'spot' ? 'learn-wrong-spot-free' : 'learn-wrong-no-blocked')
    case 'tile':
      return tileMistake(position, task, touched)
    case 'square':
      return squareMistake(mode, position, task, touched)
    case 'building':
      return buildingMistake(mode, position, task, touched)
    case 'allocate':
      return says('learn-wrong-building')
  }
}

function spotMistake(position: Position, task: Task & { kind: 'spot' }, touched: Touch): Reply {
  if (touched.what === 'tile' && touched.square === task.tile) return says('learn-wrong-tile-itself')
  if (touched.what !== 'spot') return says('learn-wrong-no-spot')
  return reachMistake(position, touched.spot, task.architect)
}

/** The spot is closed, or the architect takes something else from there. */
function reachMistake(position: Position, spot: string, architect: number): Reply {
  if (position.blocked[spot]) return says('learn-wrong-spot-blocked')
  const face = faceAt(position, reachOf(spot, architect) ?? '')
  const values = { architect }
  if (face === EMPTY || face === FACE_DOWN) return says('learn-wrong-reach-nothing', values)
  return { ...says('learn-wrong-reach', values), face }
}

/** Why an architect or a spot, after the other or as the first, does not take the tile. */
export function wayMistake(position: Position, before: Begun | null, touched: Begun): Reply {
  if (touched.what === 'architect') return says('learn-wrong-architect-way', { tapped: touched.number })
  if (before?.what === 'architect') return reachMistake(position, touched.spot, before.number)
  return says(position.blocked[touched.spot] ? 'learn-wrong-spot-blocked' : 'learn-wrong-spot-way')
}

function tileMistake(position: Position, task: Task & { kind: 'tile' }, touched: Touch): Reply {
  if (touched.what !== 'tile') return says('learn-wrong-no-tile')
  const face = faceAt(position, touched.square)
  if (face === EMPTY || face === FACE_DOWN) return says('learn-wrong-no-tile')
  const inReach = touched.square in task.ways
  return { ...says(inReach ? 'learn-wrong-tile' : 'learn-wrong-tile-reach'), face }
}

function squareMistake(
  mode: ModeName,
  position: Position,
  task: Task & { kind: 'square' },
  touched: Touch,
): Reply {
  if (touched.what !== 'square') return says('learn-wrong-no-square')
  const { square } = touched
  const points = task.points[square]
  if (points !== undefined) {
    const best = task.points[task.answers[0] ?? ''] ?? 0
    return says(task.other, { points, best })
  }
  if (kindAt(mode, position, square)) return says('learn-wrong-square-built')
  return numberMistake(mode, square, task.architect)
}

/** Why the square does not accept the architect: its row and column, or its district and number. */
function numberMistake(mode: ModeName, square: string, architect: number): Reply {
  const place = cityPlan(mode)
    .rows.flat()
    .find(({ name }) => name === square)
  if (!place) return says('learn-wrong-no-square')
  return place.number === null
    ? says('learn-wrong-square-line', { architect, row: place.row + 1, column: place.column + 1 })
    : says('learn-wrong-square-number', { architect, district: place.district, number: place.number })
}

function buildingMistake(
  mode: ModeName,
  position: Position,
  task: Task & { kind: 'building' },
  touched: Touch,
): Reply {
  if (touched.what !== 'square') return says('learn-wrong-building')
  const points = task.gains[touched.square]
  const best = task.gains[task.answers[0] ?? ''] ?? 0
  if (points !== undefined) return says('learn-other-end', { points, best })
  const kind = kindAt(mode, position, touched.square)
  return kind ? { ...says('learn-wrong-lit'), kind } : says('learn-wrong-building')
}
