/** What is lit, offered and dimmed on the boards while a task is asked. */
import { parseCity } from '../../board/city'
import type { CityMark, SiteLine, SiteMark, SpotMark } from '../../board/marks'
import { EMPTY, FACE_DOWN, reachOf, SITE_PLACES, SITE_SQUARES } from '../../board/site'
import { MODES } from '../../wire/facts'
import type { Allocation } from '../../wire/types'
import {
  isOnWay,
  isStuck,
  positionOf,
  RESOURCES,
  stepOf,
  taskOf,
  type Lesson,
  type Position,
  type Progress,
  type Task,
} from './lesson'
import { faceAt, kindAt, LEARNER } from './shown'

interface Pointing {
  squares: Record<string, SiteMark>
  spots: Record<string, SpotMark>
  city: Record<string, CityMark>
  lines: SiteLine[]
  /** Architects that may be touched now. */
  choosing: boolean
  /** The architect that is chosen, or the one to be shown to somebody stuck. */
  chosen: number | null
  /** The architect that stands at the site, no longer in the hand. */
  placed: number | null
  shown: number | null
  /** The tile in hand. */
  face: string | null
}

const SPOTS = SITE_PLACES.flat().flatMap((place) => (place.what === 'spot' ? [place.name] : []))

/** Everything pointed at, for the task that is asked now. */
export function pointingOf(lesson: Lesson, progress: Progress): Pointing {
  const found: Pointing = {
    squares: {},
    spots: {},
    city: {},
    lines: [],
    choosing: false,
    chosen: null,
    placed: null,
    shown: null,
    face: null,
  }
  const task = taskOf(lesson, progress)
  const position = positionOf(lesson, progress)
  if (!task) {
    point(found, lesson, progress)
    return found
  }
  const stuck = isStuck(progress)
  switch (task.kind) {
    case 'architect':
      found.choosing = true
      found.shown = stuck ? (task.answers[0] ?? null) : null
      break
    case 'spot':
      spots(found, position, progress, task, stuck)
      break
    case 'blocked':
      for (const spot of SPOTS) found.spots[spot] = { can: true, lit: stuck && task.answers.includes(spot) }
      break
    case 'tile':
      tiles(found, position, progress, task, stuck)
      break
    case 'square':
      squares(found, lesson, position, task, stuck)
      break
    case 'building':
      for (const square of Object.keys(task.gains)) {
        found.city[square] = { can: true, lit: stuck && task.answers.includes(square) }
      }
      break
    case 'allocate':
      for (const square of MODES[lesson.mode].squares) {
        const built = kindAt(lesson.mode, position, square) !== null
        if (built) found.city[square] = { can: true, lit: stuck && lacks(square, task.answers[0], progress) }
      }
  }
  return found
}

/** Whether something is still to be put on a square. */
function lacks(square: string, answer: Allocation | undefined, { laid }: Progress): boolean {
  const [wanted, there] = [answer?.[square], laid[square]]
  return RESOURCES.some((resource) => (there?.[resource] ?? 0) < (wanted?.[resource] ?? 0))
}

function spots(
  found: Pointing,
  position: Position,
  progress: Progress,
  task: Task & { kind: 'spot' },
  stuck: boolean,
) {
  found.chosen = task.architect
  for (const square of SITE_SQUARES) {
    const face = faceAt(position, square)
    const none = face === EMPTY || face === FACE_DOWN
    found.squares[square] = { lit: square === task.tile, dim: square !== task.tile && !none }
  }
  for (const spot of SPOTS) {
    if (!position.blocked[spot]) found.spots[spot] = { can: true, lit: stuck && task.answers.includes(spot) }
  }
  tryOut(found, position, progress, task.architect)
}

function tiles(
  found: Pointing,
  position: Position,
  progress: Progress,
  task: Task & { kind: 'tile' },
  stuck: boolean,
) {
  const { begun } = progress
  for (const square of SITE_SQUARES) {
    const can = task.ways[square]?.some((way) => isOnWay(way, begun)) ?? false
    found.squares[square] = { can, dim: !can, lit: stuck && task.answers.includes(square) }
  }
  for (const way of Object.values(task.ways).flat()) {
    if (isOnWay(way, begun)) found.spots[way[1]] = { can: true, chosen: begun?.what === 'spot' }
  }
  if (begun?.what === 'spot') found.choosing = true
  else if (begun) {
    found.chosen = begun.number
    tryOut(found, position, progress, begun.number)
  }
}

/** What the architect would take from the spot that was tried. */
function tryOut(found: Pointing, position: Position, { tried }: Progress, architect: number) {
  const reached = tried && !position.blocked[tried] ? reachOf(tried, architect) : null
  if (tried && reached) {
    found.placed = architect
    found.lines = [{ spot: tried, square: reached, strong: true }]
    found.spots[tried] = { ...found.spots[tried], can: true, architect }
    // The line ends on what is reached from there; the frame is only around what is asked for.
    found.squares[reached] = { ...found.squares[reached], dim: false }
  }
}

function squares(
  found: Pointing,
  lesson: Lesson,
  position: Position,
  task: Task & { kind: 'square' },
  stuck: boolean,
) {
  found.face = task.face
  found.chosen = task.architect
  const from = reachOf(task.spot, task.architect)
  if (from) {
    found.placed = task.architect
    found.squares[from] = { chosen: true }
    found.spots[task.spot] = { architect: task.architect, chosen: true }
    found.lines = [{ spot: task.spot, square: from, strong: true }]
  }
  for (const [square, points] of Object.entries(task.points)) {
    const mark: CityMark = { can: true, lit: stuck && task.answers.includes(square) }
    if (task.counted) mark.points = points
    // A tile on top of a building becomes its next floor.
    const floors = floorsAt(lesson, position, square)
    if (floors > 0) mark.floor = floors + 1
    // Without points on it, only a glow around a building says that it can grow.
    if (floors > 0 && !task.counted) mark.lit = true
    found.city[square] = mark
  }
}

/** After the step: what has just come about. */
function point(found: Pointing, lesson: Lesson, progress: Progress) {
  const step = stepOf(lesson, progress)
  const task = step?.tasks.at(-1)
  if (!task) return
  if (task.kind === 'square' || task.kind === 'building') {
    for (const square of task.answers) found.city[square] = { lit: true }
  } else if (task.kind === 'spot') {
    found.chosen = found.placed = task.architect
    for (const spot of task.answers) {
      found.spots[spot] = { architect: task.architect, chosen: true }
      found.lines.push({ spot, square: task.tile, strong: true })
    }
    found.squares[task.tile] = { chosen: true }
  } else if (task.kind === 'blocked') {
    for (const spot of task.answers) found.spots[spot] = { lit: true }
  }
}

function floorsAt(lesson: Lesson, position: Position, square: string): number {
  const at = MODES[lesson.mode].squares.indexOf(square)
  return parseCity(position.cities[LEARNER] ?? '')[at]?.length ?? 0
}
