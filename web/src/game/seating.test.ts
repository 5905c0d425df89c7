import { expect, test } from 'vitest'

import type { SeatView } from '../wire/types'
import { freeSeats, keptSeats, sitsAs } from './seating'

const free: SeatView = {
  person: null,
  name: null,
  bot: null,
  resigned: false,
  invited: null,
  helped: 0,
  hints: 0,
}
const ann: SeatView = { ...free, person: 'p1', name: 'Ann' }
const bot: SeatView = { ...free, bot: 'casual' }

test('seats without a person and without a bot are free', () => {
  expect(freeSeats([free, ann, bot, free])).toBe(2)
})

test('a visitor takes one free seat, the host also more', () => {
  const seats = [ann, free, bot, free]
  const all = (held: number, hosting: boolean) => seats.map((_, seat) => sitsAs(seats, seat, held, hosting))
  expect(all(0, false)).toEqual([null, 'next', null, 'other'])
  expect(all(1, false)).toEqual([null, null, null, null])
  expect(all(1, true)).toEqual([null, 'more', null, 'more'])
  expect(sitsAs(seats, 7, 0, false)).toBeNull()
})

test('a seat that is kept is for whoever is invited', () => {
  const seats = [ann, { ...free, invited: 'Bob' }, free]
  const all = (held: number, hosting: boolean, invited: number[]) =>
    seats.map((_, seat) => sitsAs(seats, seat, held, hosting, invited))
  expect(keptSeats(seats)).toBe(1)
  expect(all(0, false, [])).toEqual([null, null, 'next'])
  expect(all(0, false, [1])).toEqual([null, 'next', 'other'])
  expect(all(1, true, [])).toEqual([null, null, 'more'])
})
