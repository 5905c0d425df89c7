import { expect, test } from 'vitest'

import type { MyTable } from '../wire/types'
import {
  botTable,
  CLOCKS,
  codeIn,
  firstTable,
  hotSeatTable,
  levelsOf,
  onlineTable,
  sorted,
  standingOf,
} from './tables'

const GAME = { mode: 'expert', players: 3, playgrounds: true } as const

test('bots sit behind me, and no more of them than there are seats', () => {
  expect(botTable(GAME, ['top', 'casual', 'strong'])).toEqual({
    settings: { mode: 'expert', seats: 3, playgrounds: true },
    seat: 0,
    bots: { 1: 'top', 2: 'casual' },
    start: true,
  })
})

test('the first game is Classic with two bots, begun at once', () => {
  const { settings, bots, start } = firstTable()
  expect(settings).toMatchObject({ mode: 'classic', seats: 3 })
  expect(Object.keys(bots ?? {})).toEqual(['1', '2'])
  expect(start).toBe(true)
})

test('around one device the others have names', () => {
  expect(hotSeatTable(GAME, ['Ben', 'Cleo', 'Dan']).guests).toEqual({ 1: 'Ben', 2: 'Cleo' })
})

test.each(CLOCKS)('the clock %s is one the server knows', (clock) => {
  const choice = { public: true, clock, allocation: 'manual', undo: 'own' } as const
  const { settings } = onlineTable(GAME, choice)
  expect(['none', 'move', 'days']).toContain(settings?.clock)
  expect(settings?.clock_amount !== 0).toBe(clock !== 'none')
  expect(settings?.public).toBe(true)
})

test('only levels are offered by name', () => {
  const offer = (name: string, level: boolean) => ({ name, level, description: '' })
  const offers = [offer('beginner', true), offer('random', false), offer('top', true)]
  expect(levelsOf(offers)).toEqual(['beginner', 'top'])
})

function game(id: string, status: MyTable['status'], changed: number, your_turn = false): MyTable {
  const rest = { mode: 'classic', playgrounds: false, result: null } as const
  return { id, status, changed, your_turn, ...rest, seats: [], my_seats: [0] }
}

test('games that wait for me come first, then the latest', () => {
  const tables = [
    game('over', 'finished', 9),
    game('open', 'open', 8),
    game('old', 'playing', 1),
    game('new', 'playing', 7),
    game('mine', 'playing', 0, true),
    game('laying', 'allocating', 3, true),
  ]
  expect(sorted(tables).map(({ id }) => id)).toEqual(['laying', 'mine', 'new', 'old', 'open', 'over'])
  expect(standingOf(game('x', 'ended', 0))).toBe('over')
})

test.each([
  ['k3m9x2ab', 'k3m9x2ab'],
  [' K3M9 X2AB ', 'k3m9x2ab'],
  ['https://play.example/table/k3m9x2ab?lang=fr', 'k3m9x2ab'],
  ['http://127.0.0.1:8000/table/k3m9x2ab', 'k3m9x2ab'],
  ['', null],
  ['what?', null],
])('the code in %j is %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
