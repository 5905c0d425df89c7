import { expect, test } from 'vitest'

import { botTable, CLOCKS, firstTable, hotSeatTable, levelsOf, onlineTable } from './newTables'

const GAME = { mode: 'expert', players: 3, playgrounds: true } as const

test('bots sit behind me, and no more of them than there are seats', () => {
  expect(botTable(GAME, ['top', 'casual', 'strong'])).toEqual({
    settings: { mode: 'expert', seats: 3, playgrounds: true },
    seat: 0,
    bots: { 1: 'top', 2: 'casual' },
    start: true,
  })
})

test('the first game is Classic with two bots, begun at once', () => {
  const { settings, bots, start } = firstTable()
  expect(settings).toMatchObject({ mode: 'classic', seats: 3 })
  expect(Object.keys(bots ?? {})).toEqual(['1', '2'])
  expect(start).toBe(true)
})

test('around one device the others have names', () => {
  expect(hotSeatTable(GAME, ['Ben', 'Cleo', 'Dan']).guests).toEqual({ 1: 'Ben', 2: 'Cleo' })
})

test.each(CLOCKS)('the clock %s is one the server knows', (clock) => {
  const choice = { public: true, clock, allocation: 'manual', undo: 'own' } as const
  const { settings } = onlineTable(GAME, choice)
  expect(['none', 'move', 'days']).toContain(settings?.clock)
  expect(settings?.clock_amount !== 0).toBe(clock !== 'none')
  expect(settings?.public).toBe(true)
})

test('only levels are offered by name', () => {
  const offer = (name: string, level: boolean) => ({ name, level, description: '' })
  const offers = [offer('beginner', true), offer('random', false), offer('top', true)]
  expect(levelsOf(offers)).toEqual(['beginner', 'top'])
})
