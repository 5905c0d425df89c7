import { expect, test } from 'vitest'

import type { EventView, TableView } from '../../wire/types'
import { othersDeeds } from './company'

const NOW = 1_000
const TABLE = { seats: [{ person: 'ann' }, { person: 'bob' }, { person: null }] } as unknown as TableView
const event = (kind: string, data: object, at = NOW) => ({ kind, data, at }) as unknown as EventView
const told = (events: EventView[], me: string | null) =>
  othersDeeds(events, TABLE, me, NOW).map(({ kind }) => kind)

test('what somebody else did is told, and nobody hears of what they did themselves', () => {
  const deeds = [
    event('resigned', { seat: 1 }),
    event('undone', { person: 'bob', moves: 1 }),
    event('given', { seat: 0, by: 'bob' }),
    event('returned', { seat: 1 }),
    event('hinted', { seat: 1 }),
    event('undo_answered', { person: 'bob', agrees: false }),
  ]
  expect(told(deeds, 'ann')).toEqual(deeds.map(({ kind }) => kind))
  expect(told(deeds, null)).toHaveLength(deeds.length)
  expect(told(deeds, 'bob')).toEqual([])
})

test('moves, and what was missed, are not', () => {
  expect(told([event('moved', { seat: 1 }), event('dealt', { round: 2 })], 'ann')).toEqual([])
  expect(told([event('resigned', { seat: 1 }, NOW - 60)], 'ann')).toEqual([])
})

test('who agrees to a take-back is not told that it was taken back', () => {
  const agreed = [
    event('undo_answered', { person: 'bob', agrees: true }),
    event('undone', { person: 'ann', moves: 2 }),
  ]
  expect(told(agreed, 'bob')).toEqual([])
  expect(told(agreed, 'ann')).toEqual(['undo_answered'])
  expect(told(agreed, 'zoe')).toEqual(['undo_answered', 'undone'])
})
