import { beforeAll, expect, test } from 'vitest'

import catalogue from '../../../src/quadropolis/locales/en/errors.ftl?raw'
import { ApiError } from '../wire/api'
import { errorKey, sayCode, sayError } from './errors'
import { say, speak } from './text.svelte'

beforeAll(async () => {
  await speak('en')
})

const sources = import.meta.glob<string>('../../../src/quadropolis/{rules,server}/errors.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every code in the Python sources of the rules and the server, as far as a player meets it. */
function codes(): string[] {
  const found: string[] = []
  for (const source of Object.values(sources)) {
    for (const [, code = ''] of source.matchAll(/^ {4}code = "([a-z_/]+)"$/gm)) found.push(code)
  }
  // `serve/` is said to whoever starts a server, `admin/` to whoever looks after it.
  return found.filter((code) => !/^(serve|admin)\//.test(code))
}

test('there are codes', () => {
  expect(codes().length).toBeGreaterThan(70)
})

test.each([...codes(), 'page/unreachable'])('%s has words', (code) => {
  const key = errorKey(code)
  expect(say(key, everything())).not.toBe(key)
})

/** Arguments of all errors, so that no placeable is left open. */
function everything(): Record<string, string | number> {
  return Object.fromEntries([...catalogue.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, 3]))
}

test('players are counted from one, or called by their names', () => {
  const values = { spot: 'N3', player: 1, architect: 2 }
  expect(sayCode('move/spot_taken', values)).toBe('Spot N3 is taken by player 2’s architect 2.')
  expect(sayCode('move/spot_taken', values, ['Ann', 'Ben'])).toBe('Spot N3 is taken by Ben’s architect 2.')
})

test('tiles are called by their kind', () => {
  const values = { face: 'P', square: 'b2', building: 'T2+T1' }
  expect(sayCode('move/square_occupied', values)).toContain('Tower Block')
})

test('lists are joined, and a text may choose by an empty one', () => {
  const values = { architect: 1, square: 'b2', face: 'S', allowed: ['a1', 'd4'] }
  expect(sayCode('move/square_not_allowed', values)).toContain('Allowed: a1, d4.')
  expect(sayCode('move/square_not_allowed', { ...values, allowed: [] })).toContain('discarded')
})

test('an error inside of another is said, too', () => {
  const reason = { code: 'move/spot_taken', arguments: { spot: 'N3', player: 1, architect: 2 } }
  const said = sayCode('record/wrong_move', { number: 4, move: "'3N3:-'", reason })
  expect(said).toContain("move 4 ('3N3:-') is not possible. Spot N3 is taken")
})

test('what is not there can be chosen by', () => {
  const values = { what: 'deal', found: 24, expected: 25 }
  expect(sayCode('notation/wrong_columns', { ...values, row: null })).toBe(
    'There should be 25 squares, not 24.',
  )
  expect(sayCode('notation/wrong_columns', { ...values, row: 2 })).toContain('Row 2')
})

test('an unknown code and a fault of the page have words too', () => {
  const general = say('error-unknown')
  expect(sayError(new ApiError('table/from_the_future', {}, 409))).toBe(general)
  expect(sayError(new TypeError('x'))).toBe(general)
  expect(general).not.toBe('error-unknown')
})
