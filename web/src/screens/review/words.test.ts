import { beforeAll, expect, test } from 'vitest'

import { speak, speakOf } from '../../text/text.svelte'
import type { Board } from '../../wire/types'
import { sayDifference, sayWayAt } from './words'

// Two Tower Blocks and a Park: T3 on b1, T1 on b2, P on c1.
const BOARD = {
  mode: 'classic',
  site: '. T3 P . . / . T1 . . . / . . . . . / . . . . . / . . . . .',
  cities: ['T1 . . . / . . . . / . . . . / . . . .'],
} as unknown as Board

beforeAll(async () => {
  await speakOf('insight')
  await speak('en')
})

test('a move is told with its tile, its floor, its architect and its spot', () => {
  expect(sayWayAt(BOARD, 0, '1N2:a1')).toBe(
    'Tower Block, 3 inhabitants – on a1, floor 2, architect 1, above column b',
  )
  expect(sayWayAt(BOARD, 0, '2N2:-')).toBe(
    'Tower Block, 1 inhabitant – discarded, architect 2, above column b',
  )
  expect(sayWayAt(BOARD, 0, '1S5')).toBe('nothing to take: architect 1, below column e')
})

test.each([
  [
    '1N2:a1',
    '2N2:a1',
    'Same square, another tile: Tower Block, 3 inhabitants (played: Tower Block, 1 inhabitant).',
  ],
  [
    '1N2:a1',
    '2W1:a1',
    'Only the way to get it differs: architect 1, above column b (played: architect 2, left of row 1).',
  ],
  ['1N2:a1', '1N2:b1', 'Same tile, another square: a1 (played: b1).'],
  ['1N2:a1', '1N3:b1', ''],
  ['1N2:a1', '1N2:-', ''],
])('a better move is told from the one played: %s, not %s', (better, played, sentence) => {
  expect(sayDifference(BOARD, 0, better, played)).toBe(sentence)
})
