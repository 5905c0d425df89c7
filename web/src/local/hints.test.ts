import { beforeAll, expect, test } from 'vitest'

import { kernel, loadKernel } from '../kernel/kernel'
import { Refusal } from '../wire/refusal'
import type { HintStep } from '../wire/types'
import { gameAfter, gameOf, newGame } from './game'
import { DeviceTable } from './table'

beforeAll(async () => {
  await loadKernel()
})

const table = (settings = {}) => {
  const agreed = { mode: 'classic', seats: 2, begins: 'chosen', first_seat: 0, ...settings } as const
  return new DeviceTable(newGame({ settings: agreed, bots: { 1: 'beginner' } }, 'Ann'))
}
const ask = (there: DeviceTable, step: HintStep) => there.do({ type: 'hint', step, seat: 0, after: 0 })
const play = (there: DeviceTable, nth = 0) => {
  const moves = kernel().moves(there.told().game?.position ?? '')
  there.move(moves[nth]?.move ?? '')
}
const counts = (there: DeviceTable) => there.told().seats.map(({ hints }) => hints)
const steps = (there: DeviceTable) =>
  there.events.filter(({ kind }) => kind === 'hinted').map(({ data }) => String(data.step))

function refusal(work: () => void): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
  }
  return ''
}

test('each step is told once at a position, all of them are one hint, and the board stays as it is', () => {
  const there = table()
  const { position, game } = there.told()
  for (const step of ['nudge', 'move', 'move', 'why', 'nudge'] as const) ask(there, step)
  expect(steps(there)).toEqual(['nudge', 'move', 'why'])
  expect(counts(there)).toEqual([1, 0])
  expect(there.told().position).toBe(position)
  expect(there.told().game).toEqual(game)
})

test('what was asked for is known after something was taken back, and after a reload', () => {
  const there = table()
  ask(there, 'move')
  play(there)
  play(there)
  ask(there, 'nudge')
  there.do({ type: 'undo', after: 0 })
  expect(counts(there)).toEqual([2, 0])
  ask(there, 'move')
  expect(steps(there)).toEqual(['move', 'nudge'])
  const again = new DeviceTable(gameOf(JSON.stringify(there.game)) ?? there.game)
  expect(counts(again)).toEqual([2, 0])
  expect(steps(again)).toEqual(['move', 'nudge'])
  ask(again, 'move')
  expect(steps(again)).toEqual(['move', 'nudge'])
  // Another move leads to another position.
  play(again, 1)
  play(again)
  ask(again, 'nudge')
  expect(counts(again)).toEqual([3, 0])
})

test('it is refused where there are none, and to whoever is not to move', () => {
  const none = table({ hints: 'off' })
  expect(none.told().hints_allowed).toBe(false)
  expect(refusal(() => ask(none, 'nudge'))).toBe('table/no_hints')
  expect(gameAfter(none.game).hints).toBe('off')
  const there = table()
  expect(there.told().hints_allowed).toBe(true)
  play(there)
  expect(refusal(() => ask(there, 'nudge'))).toBe('table/not_your_turn')
  there.do({ type: 'end' })
  expect(refusal(() => ask(there, 'nudge'))).toBe('table/not_playing')
})

test('what is kept has a shape', () => {
  const there = table()
  ask(there, 'nudge')
  const [hint] = there.game.hinted ?? []
  expect(gameOf(JSON.stringify(there.game))).toEqual(there.game)
  for (const hinted of [{}, [{ ...hint, ply: -1 }], [{ ...hint, step: 'all' }], [{ ...hint, moves: 3 }]])
    expect(gameOf(JSON.stringify({ ...there.game, hinted }))).toBeNull()
  expect(gameOf(JSON.stringify({ ...there.game, hints: 'yes' }))).toBeNull()
})
