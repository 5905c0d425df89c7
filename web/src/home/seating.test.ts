import { expect, test } from 'vitest'

import type { SeatView } from '../wire/types'
import { freeSeats, sitsAs } from './seating'

const free: SeatView = { person: null, name: null, bot: null, resigned: false }
const ann: SeatView = { ...free, person: 'p1', name: 'Ann' }
const bot: SeatView = { ...free, bot: 'casual' }

test('seats without a person and without a bot are free', () => {
  expect(freeSeats([free, ann, bot, free])).toBe(2)
})

test('a visitor takes one free seat, the host also more', () => {
  expect(sitsAs(free, 0, false)).toBe('first')
  expect(sitsAs(free, 1, false)).toBeNull()
  expect(sitsAs(free, 1, true)).toBe('more')
  expect(sitsAs(ann, 0, false)).toBeNull()
  expect(sitsAs(bot, 0, true)).toBeNull()
})
