import { describe, expect, it } from 'vitest'

import { reachOf } from '../../board/site'
import {
  stepBack,
  beginAt,
  isOver,
  isStuck,
  leftOver,
  next,
  positionOf,
  showMe,
  stepOf,
  taskOf,
  touch,
  type Lesson,
  type Progress,
  type Task,
  type Touch,
} from './lesson'
import { faceAt } from './shown'
import data from './lessons.json'
import { pointingOf } from './pointing'
import { repliesAt, touchesOf } from './replies'

const lessons = data as unknown as Record<'classic' | 'expert', Lesson>

/** The touches that solve a task. */
function solving(task: Task): Touch[] {
  switch (task.kind) {
    case 'architect':
      return [{ what: 'architect', number: task.answers[0] as number }]
    case 'spot':
    case 'blocked':
      return [{ what: 'spot', spot: task.answers[0] as string }]
    case 'tile':
      return [{ what: 'tile', square: task.answers[0] as string }]
    case 'square':
    case 'building':
      return [{ what: 'square', square: task.answers[0] as string }]
    case 'allocate':
      return Object.entries(task.answers[0] ?? {}).flatMap(([square, there]) =>
        (['inhabitants', 'energy'] as const).flatMap((resource) =>
          Array.from({ length: there[resource] }, (): Touch => ({ what: 'lay', square, resource })),
        ),
      )
  }
}

/** At the beginning of a step, with its first tasks solved. */
function at(lesson: Lesson, id: string, tasks = 0): Progress {
  let progress = beginAt(lesson.steps.findIndex((step) => step.id === id))
  for (let solved = 0; solved < tasks; solved++) progress = showMe(lesson, progress)
  return progress
}

describe.each(Object.entries(lessons))('the lesson %s', (_, lesson) => {
  it('is gone through with the right answers', () => {
    let progress = beginAt()
    while (!isOver(lesson, progress)) {
      const task = taskOf(lesson, progress)
      if (!task) {
        progress = next(lesson, progress)
        continue
      }
      for (const touched of solving(task)) progress = touch(lesson, progress, touched)
      expect(progress.tries).toBe(0)
      expect(taskOf(lesson, progress)).not.toBe(task)
    }
    expect(progress.step).toBe(lesson.steps.length)
    expect(next(lesson, progress).step).toBe(lesson.steps.length)
    expect(positionOf(lesson, progress)).toBe(lesson.positions[lesson.steps.at(-1)?.after ?? -1])
  })

  it('is gone through by being shown everything', () => {
    let progress = beginAt()
    for (const step of lesson.steps) {
      expect(stepOf(lesson, progress)?.id).toBe(step.id)
      for (const task of step.tasks) {
        expect(taskOf(lesson, progress)).toBe(task)
        progress = showMe(lesson, progress)
      }
      expect(progress.done).toBe(true)
      progress = next(lesson, progress)
    }
    expect(isOver(lesson, progress)).toBe(true)
  })

  it('answers everything that can be touched at every task', () => {
    for (const [step, { tasks }] of lesson.steps.entries()) {
      for (const task of tasks.keys()) {
        const here = { ...beginAt(step), task }
        for (const touched of touchesOf(lesson)) {
          const after = touch(lesson, here, touched)
          if (after.tries) expect(after.reply?.key).toMatch(/^learn-(wrong|other|needs)-/)
          else expect(after).not.toEqual(here)
          if (after.reply) expect(repliesAt(lesson, step, task)).toContainEqual(after.reply)
        }
      }
    }
  })

  it('takes a tile by architect and spot as well, in both orders', () => {
    for (const [step, { tasks }] of lesson.steps.entries()) {
      for (const [at, task] of tasks.entries()) {
        if (task.kind !== 'tile') continue
        const here = { ...beginAt(step), task: at }
        for (const square of task.answers) {
          const straight = touch(lesson, here, { what: 'tile', square })
          for (const [number, spot] of task.ways[square] ?? []) {
            const way: Touch[] = [
              { what: 'architect', number },
              { what: 'spot', spot },
            ]
            for (const [one, two] of [way, way.toReversed()] as [Touch, Touch][]) {
              const begun = touch(lesson, here, one)
              expect([begun.tries, begun.reply?.right]).toEqual([0, true])
              expect(pointingOf(lesson, begun).squares[square]?.can).toBe(true)
              expect(touch(lesson, begun, two)).toEqual(straight)
              expect(touch(lesson, begun, { what: 'tile', square })).toEqual(straight)
              expect(stepBack(begun)).toEqual(beginAt(step))
            }
          }
        }
      }
    }
  })

  it('frames no tile but the one that is asked for, whatever spot was tried', () => {
    for (const [step, { tasks }] of lesson.steps.entries()) {
      for (const [at, task] of tasks.entries()) {
        if (task.kind !== 'spot') continue
        for (const touched of touchesOf(lesson)) {
          const tried = touch(lesson, { ...beginAt(step), task: at }, touched)
          if (tried.done) continue
          const { squares, lines } = pointingOf(lesson, tried)
          const framed = Object.keys(squares).filter((name) =>
            [squares[name]?.lit, squares[name]?.chosen].includes(true),
          )
          expect(framed).toEqual([task.tile])
          // What the try would take is shown by its line, and in full color.
          for (const { square } of lines) expect(squares[square]?.dim).toBe(false)
        }
      }
    }
  })

  it('points at the answers of somebody stuck', () => {
    for (const [step, { tasks }] of lesson.steps.entries()) {
      for (const [task, { kind, answers }] of tasks.entries()) {
        const pointing = pointingOf(lesson, { ...beginAt(step), task, tries: 2 })
        if (kind === 'architect') expect(pointing.shown).toBe(answers[0])
        else {
          const marks = { ...pointing.spots, ...pointing.squares, ...pointing.city }
          const wanted = kind === 'allocate' ? Object.keys(answers[0] ?? {}) : answers.map(String)
          for (const place of wanted) expect(marks[place]?.lit, place).toBe(true)
        }
      }
    }
  })
})

describe('going through a lesson', () => {
  const { classic } = lessons

  it('counts wrong tries, and then shows the answer', () => {
    const first = touch(classic, beginAt(), { what: 'architect', number: 3 })
    expect(first.reply).toEqual({
      right: false,
      key: 'learn-wrong-architect',
      values: { tapped: 3, architect: 2 },
    })
    expect(isStuck(first)).toBe(false)
    const second = touch(classic, first, { what: 'architect', number: 4 })
    expect(isStuck(second)).toBe(true)
    const third = touch(classic, second, { what: 'architect', number: 2 })
    expect([third.task, third.tries, third.reply]).toEqual([1, 0, null])
  })

  it('says what a wrong spot reaches, and draws it', () => {
    const progress = touch(classic, at(classic, 'architect', 1), { what: 'spot', spot: 'N4' })
    expect(progress.reply).toMatchObject({ key: 'learn-wrong-reach', face: 'S' })
    const reached = reachOf('N4', 2)
    expect(pointingOf(classic, progress).lines).toEqual([{ spot: 'N4', square: reached, strong: true }])
  })

  it('says why an architect or a spot does not take the tile', () => {
    const asked = at(classic, 'energy')
    const reply = (...touches: Touch[]) =>
      touches.reduce((from, touched) => touch(classic, from, touched), asked).reply
    expect(reply({ what: 'architect', number: 3 })).toMatchObject({
      right: false,
      key: 'learn-wrong-architect-way',
      values: { tapped: 3 },
    })
    expect(reply({ what: 'spot', spot: 'N5' })?.key).toBe('learn-wrong-spot-way')
    const begun: Touch = { what: 'architect', number: 4 }
    expect(reply(begun, { what: 'spot', spot: 'N2' })?.key).toBe('learn-wrong-spot-blocked')
    expect(reply(begun, { what: 'spot', spot: 'N1' })).toMatchObject({
      key: 'learn-wrong-reach',
      values: { architect: 4 },
      face: 'Hee',
    })
  })

  it('knows a place that is not allowed from one that is not wanted', () => {
    const asked = at(classic, 'place')
    const other = touch(classic, asked, { what: 'square', square: 'b2' })
    expect(other.reply?.key).toBe('learn-other-place')
    const forbidden = touch(classic, asked, { what: 'square', square: 'a4' })
    expect(forbidden.reply).toMatchObject({
      key: 'learn-wrong-square-line',
      values: { architect: 2, row: 4, column: 1 },
    })
    const expert = touch(lessons.expert, at(lessons.expert, 'district'), { what: 'square', square: 'e3' })
    expect(expert.reply).toMatchObject({
      key: 'learn-wrong-square-number',
      values: { architect: 5, district: 3, number: 2 },
    })
  })

  it('takes every Harbor in reach where it asks for one, and builds that one', () => {
    const asked = at(classic, 'factory')
    const task = taskOf(classic, asked)
    const position = positionOf(classic, asked)
    const harbors = Object.keys(task?.kind === 'tile' ? task.ways : {}).filter((square) =>
      faceAt(position, square).startsWith('H'),
    )
    expect(harbors.length).toBeGreaterThan(1)
    for (const square of harbors) {
      const taken = touch(classic, asked, { what: 'tile', square })
      const place = taskOf(classic, taken)
      expect([taken.tries, place?.kind]).toEqual([0, 'square'])
      if (place?.kind !== 'square') continue
      expect(place.face).toBe(faceAt(position, square))
      expect(reachOf(place.spot, place.architect)).toBe(square)
      const built = touch(classic, taken, { what: 'square', square: place.answers[0] ?? '' })
      expect(built.done).toBe(true)
      expect(positionOf(classic, built).cities[0]).toContain(place.face)
      expect(faceAt(positionOf(classic, built), square)).toBe('.')
    }
  })

  it('lays out inhabitants and energy one by one', () => {
    let progress = at(classic, 'activate')
    const lay = (square: string, resource: 'inhabitants' | 'energy') =>
      (progress = touch(classic, progress, { what: 'lay', square, resource }))
    expect(lay('c2', 'inhabitants').reply).toMatchObject({ key: 'learn-needs-energy', kind: 'tower' })
    expect(lay('c2', 'energy').reply).toMatchObject({ right: true, key: 'learn-laid', kind: 'tower' })
    expect(leftOver(positionOf(classic, progress), progress.laid)).toEqual({ inhabitants: 3, energy: 2 })
    expect(lay('c2', 'energy').reply?.key).toBe('learn-wrong-enough')
    expect(lay('a1', 'energy').reply?.key).toBe('learn-wrong-building')
    expect(lay('d2', 'inhabitants').done).toBe(true)
  })

  it('goes back to the beginning of a step, then to the step before', () => {
    const inside = at(classic, 'architect', 1)
    expect(stepBack(inside)).toEqual(beginAt(0))
    expect(stepBack(beginAt(0))).toEqual(beginAt(0))
    expect(stepBack(beginAt(3))).toEqual(beginAt(2))
  })
})
