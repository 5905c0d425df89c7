import { expect, test } from 'vitest'

import type { MyTable } from '../../wire/types'
import { codeIn, goingOn, sorted, standingOf } from './myTables'

function game(id: string, status: MyTable['status'], changed: number, your_turn = false): MyTable {
  const rest = { mode: 'classic', playgrounds: false, result: null, rematch: null, invited: false } as const
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
  expect(goingOn(tables)?.id).toBe('laying')
  expect(goingOn([game('open', 'open', 1), game('over', 'finished', 2)])).toBe(null)
})

test('an invitation comes before what others have to do', () => {
  const invited = { ...game('again', 'open', 1), my_seats: [], invited: true }
  const tables = [game('running', 'playing', 3), invited, game('mine', 'playing', 0, true)]
  expect(sorted(tables).map(({ id }) => id)).toEqual(['mine', 'again', 'running'])
  expect(goingOn([invited])).toBe(null)
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
