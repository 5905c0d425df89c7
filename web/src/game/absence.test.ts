import { expect, test } from 'vitest'

import type { TableView } from '../wire/types'
import { absentSince, CALM_MS, missed, standInBy } from './absence'

function table(seats: boolean[], waited: number[] = [1], turn = {}): TableView {
  return {
    status: 'playing',
    seats: seats.map((_, seat) => ({ person: `p${seat}`, bot: null, resigned: false })),
    presence: { seats, watching: 0 },
    host: 'p0',
    turn: { waited_for: waited, deadline: null, since: 0, ...turn },
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
  expect(missed(table([true, false, false]), gone, CALM_MS - 1, 0)).toBe(null)
  expect(missed(table([true, false, false], [2]), gone, CALM_MS, 0)).toMatchObject({ seat: 2, awaited: true })
  expect(missed(table([true, false, false], [0]), gone, CALM_MS, 0)).toMatchObject({
    seat: 1,
    mayGive: false,
  })
  expect(missed(table([true, false, false]), gone, CALM_MS, 0)).toMatchObject({ mayGive: true })
  const later = table([true, false, false], [1], { since: 40 })
  expect(missed(later, gone, CALM_MS, 0)).toMatchObject({ mayGive: false, seconds: 40 })
  const timed = table([true, false, false], [1], { deadline: 300 })
  expect(missed(timed, gone, CALM_MS, 0)).toMatchObject({ mayGive: false, seconds: 240 })
})

test('another clock at the server changes nothing', () => {
  for (const ahead of [-120, 120]) {
    const other = table([true, false], [1], { since: ahead })
    expect(missed(other, { 1: 0 }, CALM_MS - 1, ahead)).toBe(null)
    expect(missed(other, { 1: 0 }, CALM_MS, ahead)).toMatchObject({ mayGive: true })
  }
})

test('a bot stands in by the host, for the host by anyone, or when a clock has run out', () => {
  const away = table([true, false, false])
  expect([standInBy(away, 'p0', 1), standInBy(away, 'p2', 1), standInBy(away, 'p2', 0)]).toEqual([
    'me',
    'host',
    'me',
  ])
  expect(standInBy(table([true, false], [1], { deadline: 9 }), 'p0', 1)).toBe('clock')
})
