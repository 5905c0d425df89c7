import { beforeAll, expect, test } from 'vitest'

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
  // `serve/` is said to whoever starts a server.
  return found.filter((code) => !code.startsWith('serve/'))
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
  const names = [
    'most least found expected setting seat last seats free status current after seconds bot names policy',
    'reason method mode players number round architect left spot player urbanist square first allowed face',
    'building before floors inhabitants energy used available resource what where part field row move ply',
    'table',
  ]
  return Object.fromEntries(
    names
      .join(' ')
      .split(' ')
      .map((name) => [name, 3]),
  )
}

test('players are counted from one, or called by their names', () => {
  const values = { spot: 'N3', player: 1, architect: 2 }
  expect(sayCode('move/spot_taken', values)).toBe('Spot N3 is taken by architect 2 of player 2.')
  expect(sayCode('move/spot_taken', values, ['Ann', 'Ben'])).toBe('Spot N3 is taken by architect 2 of Ben.')
})

test('tiles are called by their kind', () => {
  const values = { face: 'P', square: 'b2', building: 'T2+T1' }
  expect(sayCode('move/square_occupied', values)).toContain('Tower Block')
})

test('an unknown code and a fault of the page have words too', () => {
  const general = say('error-unknown')
  expect(sayError(new ApiError('table/from_the_future', {}, 409))).toBe(general)
  expect(sayError(new TypeError('x'))).toBe(general)
  expect(general).not.toBe('error-unknown')
})
