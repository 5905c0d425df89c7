import { expect, test } from 'vitest'

import type { TableView } from '../wire/types'
import { absentSince, CALM_MS, missed } from './absence'

function table(seats: boolean[], waited: number[] = [1]): TableView {
  return {
    status: 'playing',
    seats: seats.map((_, seat) => ({ person: `p${seat}`, bot: null, resigned: false })),
    presence: { seats, watching: 0 },
    turn: { waited_for: waited, deadline: null, sleeps_at: 300 },
  } as unknown as TableView
}

test('somebody is gone from when it was seen, and back at once', () => {
  const first = absentSince(table([true, false, false]), [0], {}, 1_000)
  expect(first).toEqual({ 1: 1_000, 2: 1_000 })
  expect(absentSince(table([true, false, true]), [0], first, 5_000)).toEqual({ 1: 1_000 })
  expect(absentSince(table([false, true, true]), [0], {}, 5_000)).toEqual({})
})

test('it is said after a minute, of whoever is waited for before others', () => {
  const gone = { 1: 0, 2: 0 }
  expect(missed(table([true, false, false]), gone, CALM_MS - 1)).toBe(null)
  expect(missed(table([true, false, false], [2]), gone, CALM_MS)).toMatchObject({ seat: 2, awaited: true })
  expect(missed(table([true, false, false], [0]), gone, CALM_MS)).toMatchObject({ seat: 1, awaited: false })
  expect(missed(table([true, false, false]), gone, CALM_MS)).toMatchObject({ mayGive: false, seconds: 240 })
  expect(missed(table([true, false, false]), gone, 301_000)).toMatchObject({ mayGive: true })
})
