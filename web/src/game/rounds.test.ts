import { expect, test } from 'vitest'

import { roundOf, roundStarts, steppedBy } from './rounds'

test('every round begins with its deal', () => {
  expect(roundStarts({ mode: 'classic', players: 2 }, 36)).toEqual([1, 10, 19, 28])
  expect(roundStarts({ mode: 'expert', players: 4 }, 85)).toEqual([1, 18, 35, 52, 69])
})

test('a running game has only the rounds it has come to', () => {
  expect(roundStarts({ mode: 'classic', players: 3 }, 14)).toEqual([1, 14])
  expect(roundStarts({ mode: 'classic', players: 3 }, 0)).toEqual([])
})

test('a ply belongs to the round dealt last', () => {
  const starts = roundStarts({ mode: 'classic', players: 2 }, 36)
  expect([0, 1, 9, 10, 36].map((ply) => roundOf(starts, ply))).toEqual([0, 1, 1, 2, 4])
})

test('keys step and jump, and stop at both ends', () => {
  expect(steppedBy('ArrowRight', 4, 9)).toBe(5)
  expect(steppedBy('ArrowRight', 9, 9)).toBe(9)
  expect(steppedBy('ArrowLeft', 0, 9)).toBe(0)
  expect(steppedBy('Home', 4, 9)).toBe(0)
  expect(steppedBy('End', 4, 9)).toBe(9)
  expect(steppedBy('x', 4, 9)).toBeNull()
})
