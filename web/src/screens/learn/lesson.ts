/** Going through a lesson: which task is asked, what was tried, what the coach answers.
 *
 * Everything that is right is in the lesson's data, which the rules' library has written; here
 * answers are only compared with it. Nothing is changed in place.
 */
import { sameAllocation } from '../../game/allocating'
import { COSTS, type Kind, type ModeName } from '../../wire/facts'
import type { Allocation, Board, GameView, Sheet } from '../../wire/types'
import { mistake, says, wayMistake } from './mistakes'
import { kindAt } from './shown'

export type Resource = 'inhabitants' | 'energy'

export type Task = { text: string } & (
  | { kind: 'architect'; answers: number[] }
  | { kind: 'spot'; answers: string[]; architect: number; tile: string }
  | { kind: 'blocked'; answers: string[] }
  | { kind: 'tile'; answers: string[]; ways: Record<string, [number, string][]> }
  | {
      kind: 'square'
      answers: string[]
      other: string
      architect: number
      spot: string
      face: string
      points: Record<string, number>
      /** The points are shown on the squares. */
      counted: boolean
      /** What is different when another tile was taken that does as well, by its square of the site. */
      instead: Record<string, Taken>
    }
  | { kind: 'building'; answers: string[]; gains: Record<string, number> }
  | { kind: 'allocate'; answers: Allocation[] }
)

/** How a tile was had, and where it may go with which change. */
interface Taken {
  architect: number
  spot: string
  face: string
  points: Record<string, number>
}

export interface LessonStep {
  id: string
  title: string
  done: string
  /** The numbers of the positions before and after. */
  at: number
  after: number
  /** The position after it when another tile was taken that does as well, by its square. */
  instead: Record<string, number>
  /** What the eye should be on. */
  focus: 'site' | 'city' | 'both'
  tasks: Task[]
  values: Record<string, number>
}

export interface Position {
  round: number
  turn: number
  mayor: number
  urbanist: string | null
  spots: Board['spots']
  site: string
  cities: string[]
  architects: number[]
  blocked: GameView['blocked']
  have: Record<Resource, number>
  sheet: Sheet
  /** The rival's points. */
  rival: number
}

export interface Lesson {
  mode: ModeName
  steps: LessonStep[]
  positions: Position[]
  result: { scores: number[] } | null
}

/** What the learner touched. */
export type Touch =
  | { what: 'architect'; number: number }
  | { what: 'spot'; spot: string }
  | { what: 'tile'; square: string }
  | { what: 'square'; square: string }
  | { what: 'lay'; square: string; resource: Resource }

/** A tile is taken by touching it, or by an architect and a spot. */
export type Begun = Extract<Touch, { what: 'architect' | 'spot' }>

/** What the coach says to it; `face` and `kind` are worded where it is shown. */
export interface Reply {
  right: boolean
  key: string
  values: Record<string, number | string>
  face?: string
  kind?: Kind
}

export interface Progress {
  /** As many as there are steps: the lesson is over. */
  step: number
  task: number
  /** Wrong tries at this task. */
  tries: number
  /** All tasks of the step are done; the coach sums up. */
  done: boolean
  /** The square of the site whose tile was taken in this step. */
  taken: string | null
  /** The architect or the spot with which taking a tile was begun. */
  begun: Begun | null
  /** What was laid out so far in an allocation. */
  laid: Allocation
  /** The spot last tried, to show what would be reached from it. */
  tried: string | null
  reply: Reply | null
}

/** After so many wrong tries the answer is shown. */
const TRIES_BEFORE_HINT = 2

export function beginAt(step = 0): Progress {
  return {
    step,
    task: 0,
    tries: 0,
    done: false,
    taken: null,
    begun: null,
    laid: {},
    tried: null,
    reply: null,
  }
}

export function stepOf(lesson: Lesson, progress: Progress): LessonStep | null {
  return lesson.steps[progress.step] ?? null
}

/** What is asked now; null when the step is done. */
export function taskOf(lesson: Lesson, progress: Progress): Task | null {
  const task = progress.done ? null : (stepOf(lesson, progress)?.tasks[progress.task] ?? null)
  const taken = task?.kind === 'square' ? task.instead[progress.taken ?? ''] : undefined
  return task && taken ? { ...task, ...taken } : task
}

const ON_SITE = ['architect', 'spot', 'blocked', 'tile']

/** The board in front at a task. That of the last one stays there while the coach sums up (null). */
export function boardOf(step: LessonStep, task: number | null): 'site' | 'city' {
  const asked = task === null ? step.tasks.at(-1) : step.tasks[task]
  return asked && ON_SITE.includes(asked.kind) ? 'site' : 'city'
}

/** The position to show. */
export function positionOf(lesson: Lesson, progress: Progress): Position {
  const step = stepOf(lesson, progress) ?? lesson.steps.at(-1)
  if (!step) throw new Error('a lesson without steps')
  const finished = progress.done || progress.step >= lesson.steps.length
  const after = step.instead[progress.taken ?? ''] ?? step.after
  return lesson.positions[finished ? after : step.at] as Position
}

export const isOver = (lesson: Lesson, progress: Progress) => progress.step >= lesson.steps.length

/** Whether the answer may be shown. */
export const isStuck = (progress: Progress) => !progress.done && progress.tries >= TRIES_BEFORE_HINT

/** On to the next step; from the last one to the end. */
export function next(lesson: Lesson, progress: Progress): Progress {
  return beginAt(Math.min(progress.step + 1, lesson.steps.length))
}

/** Back to the beginning of this step, or, from there, to the step before. */
export function stepBack(progress: Progress): Progress {
  const { done, task, begun, laid } = progress
  const within = done || task > 0 || begun !== null || Object.keys(laid).length > 0
  return beginAt(within ? progress.step : Math.max(progress.step - 1, 0))
}

/** What follows from touching something. */
export function touch(lesson: Lesson, progress: Progress, touched: Touch): Progress {
  const step = stepOf(lesson, progress)
  const task = taskOf(lesson, progress)
  if (!step || !task) return progress
  if (task.kind === 'allocate') return lay(lesson, progress, task.answers[0] ?? {}, touched)
  if (isRight(task, touched)) {
    const taken = touched.what === 'tile' ? touched.square : progress.taken
    return solved(step, { ...progress, taken })
  }
  if (task.kind === 'tile' && (touched.what === 'architect' || touched.what === 'spot')) {
    return take(lesson, progress, task, touched)
  }
  return wrong(progress, mistake(lesson.mode, positionOf(lesson, progress), task, touched), touched)
}

/** Do the task for the learner. */
export function showMe(lesson: Lesson, progress: Progress): Progress {
  const step = stepOf(lesson, progress)
  const task = taskOf(lesson, progress)
  if (!step || !task) return progress
  return solved(step, task.kind === 'allocate' ? { ...progress, laid: task.answers[0] ?? {} } : progress)
}

function solved(step: LessonStep, progress: Progress): Progress {
  const task = progress.task + 1
  const done = task >= step.tasks.length
  return {
    ...progress,
    task: done ? progress.task : task,
    tries: 0,
    done,
    begun: null,
    tried: null,
    reply: null,
  }
}

/** Take a tile by an architect and a spot, whichever comes first. */
function take(lesson: Lesson, progress: Progress, task: Task & { kind: 'tile' }, touched: Begun): Progress {
  const step = stepOf(lesson, progress)
  const before = progress.begun?.what === touched.what ? null : progress.begun
  const reaching = (begun: Begun | null) =>
    task.answers.find((tile) => task.ways[tile]?.some((way) => isOnWay(way, touched) && isOnWay(way, begun)))
  const taken = before && reaching(before)
  if (step && taken) return solved(step, { ...progress, taken })
  if (!reaching(null)) {
    return wrong(progress, wayMistake(positionOf(lesson, progress), before, touched), touched)
  }
  const reply =
    touched.what === 'architect'
      ? says('learn-begun-architect', { architect: touched.number })
      : says('learn-begun-spot')
  return { ...progress, begun: touched, tried: null, reply: { ...reply, right: true } }
}

/** Whether a way to a tile is by that architect, or from that spot. */
export function isOnWay([architect, spot]: readonly [number, string], begun: Begun | null): boolean {
  return begun === null || (begun.what === 'architect' ? begun.number === architect : begun.spot === spot)
}

function wrong(progress: Progress, reply: Reply, touched: Touch): Progress {
  const tried = touched.what === 'spot' ? touched.spot : null
  return { ...progress, tries: progress.tries + 1, tried, reply }
}

function isRight(task: Task, touched: Touch): boolean {
  switch (task.kind) {
    case 'architect':
      return touched.what === 'architect' && task.answers.includes(touched.number)
    case 'spot':
    case 'blocked':
      return touched.what === 'spot' && task.answers.includes(touched.spot)
    case 'tile':
      return touched.what === 'tile' && task.answers.includes(touched.square)
    case 'square':
    case 'building':
      return touched.what === 'square' && task.answers.includes(touched.square)
    case 'allocate':
      return false
  }
}

const NEEDS = {
  inhabitants: 'learn-needs-inhabitants',
  energy: 'learn-needs-energy',
  nothing: 'learn-needs-nothing',
}

/** One more inhabitant or energy unit on a building of the goal. */
function lay(lesson: Lesson, progress: Progress, goal: Allocation, touched: Touch): Progress {
  const step = stepOf(lesson, progress)
  if (!step || touched.what !== 'lay') return wrong(progress, says('learn-wrong-building'), touched)
  const { square, resource } = touched
  const kind = kindAt(lesson.mode, positionOf(lesson, progress), square)
  if (!kind) return wrong(progress, says('learn-wrong-building'), touched)
  const there = progress.laid[square] ?? { inhabitants: 0, energy: 0 }
  const count = there[resource]
  const cost = COSTS[kind]
  if (!cost[resource]) {
    const needs = cost.energy ? 'energy' : cost.inhabitants ? 'inhabitants' : 'nothing'
    return wrong(progress, { ...says(NEEDS[needs]), kind }, touched)
  }
  if (count >= cost[resource]) return wrong(progress, { ...says('learn-wrong-enough'), kind }, touched)
  if (!goal[square]?.[resource]) return wrong(progress, { ...says('learn-wrong-later'), kind }, touched)
  const laid = { ...progress.laid, [square]: { ...there, [resource]: count + 1 } }
  const now = { ...progress, laid }
  if (sameAllocation(laid, goal)) return solved(step, now)
  const paid = sameCounts(laid[square], goal[square])
  return {
    ...now,
    reply: { right: true, key: paid ? 'learn-laid' : 'learn-laid-half', values: {}, kind },
  }
}

export const RESOURCES = ['inhabitants', 'energy'] as const

type Counts = Record<Resource, number>

function sameCounts(one: Counts | undefined, two: Counts | undefined) {
  return RESOURCES.every((resource) => (one?.[resource] ?? 0) === (two?.[resource] ?? 0))
}

/** What is left to lay out. */
export function leftOver(position: Position, laid: Allocation): Record<Resource, number> {
  const used = (resource: Resource) => Object.values(laid).reduce((all, there) => all + there[resource], 0)
  return {
    inhabitants: position.have.inhabitants - used('inhabitants'),
    energy: position.have.energy - used('energy'),
  }
}
