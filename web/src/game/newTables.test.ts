import { expect, test } from 'vitest'

import { botTable, CLOCKS, FIRST_ONLINE, firstTable, hotSeatTable, levelsOf, onlineTable } from './newTables'

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

test('around one device everyone has a name of this game', () => {
  expect(hotSeatTable(GAME, ['Ann', 'Ben', 'Cleo', 'Dan']).guests).toEqual({ 0: 'Ann', 1: 'Ben', 2: 'Cleo' })
})

test.each(CLOCKS)('the clock %s is one the server knows', (clock) => {
  const choice = { ...FIRST_ONLINE, public: true, clock }
  const { settings } = onlineTable(GAME, choice)
  expect(['none', 'move', 'total', 'days']).toContain(settings?.clock)
  expect(settings?.clock_amount !== 0).toBe(clock !== 'none')
  expect(settings?.public).toBe(true)
  expect(Boolean(settings?.clock_increment)).toBe(clock.startsWith('total'))
})

test('only levels are offered by name', () => {
  const offer = (name: string, level: boolean) => ({ name, level, description: '' })
  const offers = [offer('beginner', true), offer('random', false), offer('top', true)]
  expect(levelsOf(offers)).toEqual(['beginner', 'top'])
})

test('who begins is drawn, a seat that is there, or by the last result', () => {
  const settings = (begins: 'random' | 'seat-1' | 'seat-3' | 'loser') =>
    botTable({ ...GAME, begins }, []).settings
  expect(settings('random')).not.toHaveProperty('begins')
  expect(settings('seat-1')).toMatchObject({ begins: 'chosen', first_seat: 1 })
  expect(settings('seat-3')).toMatchObject({ begins: 'chosen', first_seat: 2 })
  expect(settings('loser')).toMatchObject({ begins: 'loser' })
})

test('hints are there against bots unless one wants none, and among people only if one wants them', () => {
  expect(botTable(GAME, []).settings).not.toHaveProperty('hints')
  expect(botTable({ ...GAME, hints: false }, []).settings).toMatchObject({ hints: 'off' })
  expect(onlineTable(GAME, FIRST_ONLINE).settings).not.toHaveProperty('hints')
  expect(onlineTable(GAME, { ...FIRST_ONLINE, hints: true }).settings).toMatchObject({ hints: 'on' })
})

test('what a table is agreed on about bots in place of people', () => {
  const { settings } = onlineTable(GAME, { ...FIRST_ONLINE, substitute: 'top', standIns: false })
  expect(settings).toMatchObject({ substitute: 'top', stand_ins: false })
})
