import { expect, test } from 'vitest'

import type { Reason } from '../../kernel/insight'
import type { MoveView } from '../../wire/types'
import { nudgeOf } from './nudging'

const move = (given: Partial<MoveView>): MoveView => ({
  move: '',
  architect: 2,
  spot: 'N4',
  square: 'd2',
  takes: 'S',
  to: 'b2',
  blocks: [],
  points: 0,
  changes: {},
  ...given,
})
const NOW: Reason = { kind: 'now', points: 30, categories: {} }
const TAKES: Reason = {
  kind: 'takes',
  points: 80,
  player: 1,
  cause: 'tile',
  face: 'S',
  before: '',
  after: '',
}

test('what a tile brings me is looked for in my city', () => {
  expect(nudgeOf('classic', move({}), [NOW])).toEqual({
    board: 'city',
    part: 'row',
    line: '2',
    squares: ['a2', 'b2', 'c2', 'd2'],
    wantedBy: null,
  })
  const column = nudgeOf('classic', move({ to: 'b4' }), [NOW])
  expect([column.part, column.line, column.squares]).toEqual(['column', '2', ['b1', 'b2', 'b3', 'b4']])
})

test('in Expert that is a district', () => {
  const { part, line, squares } = nudgeOf('expert', move({ to: 'a1', architect: 1 }), [NOW])
  expect(part).toBe('district')
  expect(Number(line)).toBeGreaterThan(0)
  expect(squares).toContain('a1')
  expect(squares.length).toBeGreaterThan(1)
})

test('what others want is looked for on the site, along the line that takes it', () => {
  expect(nudgeOf('classic', move({ to: '-' }), [TAKES])).toEqual({
    board: 'site',
    part: 'column',
    line: 'd',
    squares: ['d1', 'd2', 'd3', 'd4', 'd5'],
    wantedBy: 1,
  })
  const row = nudgeOf('classic', move({ spot: 'W3', square: 'b3' }), [TAKES, NOW])
  expect([row.board, row.part, row.line]).toEqual(['site', 'row', '3'])
})

test('a tile that is thrown away brings nothing to my city', () => {
  expect(nudgeOf('classic', move({ to: '-' }), [NOW]).board).toBe('site')
  expect(nudgeOf('classic', move({ to: null, takes: null }), []).board).toBe('site')
})
