import { expect, test } from 'vitest'

import type { SeatView, Spoken } from '../wire/types'
import { canTalk, heardLately, keyOf, PHRASES, SEEN_MS } from './phrases'

const said = (number: number, person: string, seat: number, at: number): Spoken => ({
  number,
  person,
  seat,
  at,
  phrase: 'wow',
})

test('the last of everybody is seen for a while, also by whoever said it', () => {
  const phrases = [
    said(1, 'bea', 1, 90),
    said(2, 'cleo', 2, 99),
    said(3, 'bea', 1, 100),
    said(4, 'me', 0, 100),
  ]
  const now = 100_500
  expect(heardLately(phrases, () => false, now).map(({ number }) => number)).toEqual([2, 3, 4])
  expect(heardLately(phrases, (person) => person === 'bea', now).map(({ number }) => number)).toEqual([2, 4])
  expect(heardLately(phrases, () => false, now + SEEN_MS)).toEqual([])
})

test('there is nobody to talk to among bots and at one device', () => {
  const seat = (person: string | null) => ({ person }) as SeatView
  expect(canTalk([seat('me'), seat(null)], [0])).toBe(false)
  expect(canTalk([seat('me'), seat('me')], [0, 1])).toBe(false)
  expect(canTalk([seat('me'), seat('bea')], [0])).toBe(true)
  expect(canTalk([seat('ann'), seat('bea')], [])).toBe(false)
})

test('a dozen, each with words of its own', () => {
  expect(new Set(PHRASES.map(keyOf)).size).toBe(12)
})
