import { beforeAll, expect, test } from 'vitest'

import { speak } from '../text/text.svelte'
import type { MoveView } from '../wire/types'
import { bestMoves, DISCARD, sayMove, whereaboutsOfMove } from './moves'

beforeAll(() => speak('en'))

function move(text: string, square: string, takes: string | null, points: number): MoveView {
  const [way = '', to = null] = text.split(':')
  const [architect, spot] = [Number(way.slice(0, 1)), way.slice(1)]
  return { move: text, architect, spot, square, takes, to, points, blocks: [], changes: {} }
}

const MOVES = [
  move('1N1:a1', 'a1', 'T1', 1),
  move('1N1:b1', 'a1', 'T1', 4),
  move('2N2:-', 'b2', 'F1', 0),
  move('2N2:a2', 'b2', 'F1', -1),
  move('3N3:a3', 'c3', 'S', 4),
  move('4N4', 'd4', null, 0),
]

test('each tile comes once, with the most that it brings; the best first', () => {
  expect(bestMoves(MOVES, 9).map((best) => best.move)).toEqual(['1N1:b1', '3N3:a3', '2N2:-'])
})

test('no more than asked for, and none without moves', () => {
  expect(bestMoves(MOVES, 1).map((best) => best.move)).toEqual(['1N1:b1'])
  expect(bestMoves([], 5)).toEqual([])
  expect(bestMoves(MOVES.slice(5), 5).map((best) => best.move)).toEqual(['4N4'])
})

test('a move is told before it is made', () => {
  expect([MOVES[1], MOVES[4], MOVES[2], MOVES[5]].map((it) => sayMove(it as MoveView))).toEqual([
    'Tower Block on b1',
    'Shop on a3',
    'Factory, discarded',
    'Architect 4 above column d: nothing to take',
  ])
})

test('a move is seen on the site, and in the city where it builds', () => {
  expect(whereaboutsOfMove(MOVES[0] as MoveView, 1)).toEqual({
    square: 'a1',
    spot: 'N1',
    face: 'T1',
    seat: 1,
    to: 'a1',
  })
  expect(MOVES[2]?.to).toBe(DISCARD)
  expect(whereaboutsOfMove(MOVES[2] as MoveView, 0).to).toBeNull()
})
