import { beforeAll, describe, expect, it, test } from 'vitest'

import { DISCARD } from '../game/moves'
import { Replaying } from '../game/replaying'
import { kernel, loadKernel } from '../kernel/kernel'
import { MODES, SPOTS } from '../wire/facts'
import { Refusal } from '../wire/refusal'
import type { Command, NewTable } from '../wire/types'
import { type DeviceGame, gameAfter, gameFrom, gameOf, newGame } from './game'
import { DeviceTable, recordOf } from './table'

beforeAll(async () => {
  await loadKernel()
})

// Each of them once; that the kernel plays every setting right, its own tests say.
const SETTINGS = [
  { mode: 'classic', seats: 2, playgrounds: false },
  { mode: 'expert', seats: 3, playgrounds: true },
] as const

function asked(settings: object, bots: Record<string, string> = {}): Partial<NewTable> {
  return { settings: { mode: 'classic', seats: 2, ...settings }, bots, start: true }
}

function table(settings: object = {}, bots: Record<string, string> = {}): DeviceTable {
  return new DeviceTable(newGame(asked(settings, bots), 'Ann'))
}

/** Some legal move of whoever is to move: tried until one is not refused, which is quicker than listing all. */
function anyMove(there: DeviceTable): string {
  const position = there.told().game?.position ?? ''
  const { architects, common_pool, current_player, mode } = there.board
  const hand = architects[common_pool ? 0 : (current_player ?? 0)] ?? []
  const spots = Object.keys(SPOTS)
  const places = [...MODES[mode].squares.map((square) => `:${square}`), `:${DISCARD}`, '']
  for (let number = there.number; number < there.number + 100; number++) {
    const way = `${hand[number % hand.length] ?? 0}${spots[(number * 7) % spots.length] ?? ''}`
    const from = (number * 5) % places.length
    const tried = [...places.slice(from), ...places.slice(0, from)].map((place) => way + place)
    const move = tried.find((text) => kernel().refusal(position, text) === null)
    if (move) return move
  }
  throw new Error('nobody is to move')
}

const moving = (move: string): Command => ({ type: 'move', move, after: 0, seat: null })
const refused = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
  }
  return ''
}

/** Played on by everybody, people and bots, until nobody is to move. */
function playedOn(there: DeviceTable): DeviceTable {
  while (there.game.status === 'playing') there.move(anyMove(there))
  return there
}

/** Read again from what was kept. */
const readAgain = ({ game }: DeviceTable): DeviceGame => {
  const read = gameOf(JSON.stringify(game))
  if (!read) throw new Error('what was kept is not read')
  return read
}

describe.each(SETTINGS)('$mode with $seats, playgrounds: $playgrounds', (settings) => {
  it('is played to its end, and its record is that game', () => {
    const there = playedOn(table(settings, { '1': 'casual' }))
    const { result } = there.game
    expect(there.game.status).toBe('finished')
    expect(result).toEqual(kernel().result(there.told().game?.position ?? ''))
    const replaying = new Replaying(recordOf(there.game, ['A', 'B', 'C', 'D'].slice(0, settings.seats)))
    const { sheets, state, result: told } = replaying.ply(replaying.last)
    expect(told).toEqual(result)
    expect(sheets.map(({ total }) => total)).toEqual(result?.scores)
    expect(state).toEqual(there.board)
  })

  it('goes on after a reload where it was', () => {
    const there = table(settings)
    for (let moves = 0; moves < 9; moves++) there.move(anyMove(there))
    const kept = readAgain(there)
    const again = new DeviceTable(kept)
    // Looking at a game is not changing it.
    expect(again.game).toBe(kept)
    const { number, position, turn, ...told } = there.told()
    expect(again.told()).toMatchObject({ ...told, turn: { ...turn } })
    expect(again.events.map(({ log }) => log)).toEqual(there.events.map(({ log }) => log))
    expect([number, position]).toEqual([again.told().number, again.told().position])
    playedOn(again)
    expect(new DeviceTable(readAgain(again)).game).toEqual(again.game)
  })
})

describe('taking back', () => {
  it('takes the answers of bots along, but not a deal', () => {
    const there = table({}, { '1': 'top' })
    expect(there.takesBack).toBeNull()
    expect(refused(() => there.do({ type: 'undo', after: 0 }))).toBe('table/nothing_to_undo')
    while (there.botsTurn) there.move(anyMove(there))
    const before = there.told().game?.position
    there.do(moving(anyMove(there)))
    // With two players the bot is always next, within the first turns of the round.
    there.move(anyMove(there))
    expect(there.takesBack).toEqual({ moves: 2, asks: false })
    expect(there.told().takes_back).toEqual([there.takesBack, null])
    there.do({ type: 'undo', after: there.number })
    expect(there.told().game?.position).toBe(before)
    expect(there.events.at(-1)?.kind).toBe('undone')
    // Across the deal of the second round nothing is taken back.
    while (there.game.sites.length === 1) there.move(anyMove(there))
    expect(there.takesBack).toBeNull()
  })

  it('is over with the game', () => {
    expect(playedOn(table()).takesBack).toBeNull()
  })
})

describe('laying out by hand', () => {
  it('waits for everybody here, and bots lay out their best', () => {
    const there = playedOn(table({ seats: 3, allocation: 'manual' }, { '2': 'skilled' }))
    expect(there.game.status).toBe('allocating')
    expect(there.told().turn.waited_for).toEqual([0, 1])
    there.lay(0, {})
    expect(there.own().allocations['0']?.allocation).toEqual({})
    const kept = new DeviceTable(readAgain(there))
    kept.do({ type: 'confirm', seat: 0, allocation: {} })
    expect(refused(() => kept.do({ type: 'confirm', seat: 0, allocation: null }))).toBe('table/confirmed')
    expect(kept.takesBack).toBeNull()
    kept.do({ type: 'confirm', seat: 1, allocation: null })
    expect(kept.game.status).toBe('finished')
    const empty = kept.sheetOf(0, {}).total
    expect(kept.game.result?.scores).toEqual([
      empty,
      kept.sheetOf(1, null).total,
      kept.sheetOf(2, null).total,
    ])
    expect(recordOf(kept.game, ['A', 'B', 'C']).allocations).toHaveLength(3)
    expect(new DeviceTable(readAgain(kept)).game.result).toEqual(kept.game.result)
  })

  it('can be taken back to the last move until somebody has confirmed', () => {
    const there = playedOn(table({ allocation: 'manual' }))
    there.do({ type: 'undo', after: there.number })
    expect(there.game.status).toBe('playing')
  })
})

test('what is not possible now is refused, and changes nothing', () => {
  const there = table({}, { '0': 'casual' })
  while (!there.botsTurn) there.move(anyMove(there))
  const { game } = there
  expect(refused(() => there.do(moving(anyMove(there))))).toBe('table/not_your_turn')
  expect(refused(() => there.move('1N1:nowhere'))).not.toBe('')
  expect(refused(() => there.do({ type: 'confirm', seat: 1, allocation: null }))).toBe('table/not_allocating')
  expect(refused(() => there.do({ type: 'start' }))).toBe('table/not_open')
  expect(there.game).toBe(game)
  there.do({ type: 'end' })
  expect(there.told().status).toBe('ended')
  expect(refused(() => there.do({ type: 'end' }))).toBe('table/not_playing')
  expect(new DeviceTable(readAgain(there)).events.at(-1)?.kind).toBe('ended')
})

test('a drafted move is kept, and belongs to its position', () => {
  const there = table()
  const move = anyMove(there)
  there.draft(move)
  const again = new DeviceTable(readAgain(there))
  expect(Object.values(again.own().drafts)).toEqual([move])
  again.move(move)
  expect(again.own().drafts).toEqual({})
})

test('a plan outlasts the moves of others, but not its own, a deal or something taken back', () => {
  const there = table({ seats: 3 })
  const seat = ((there.board.current_player ?? 0) + 1) % 3
  const plans = () => new DeviceTable(readAgain(there)).own().plans
  const planned = () => {
    const [first] = kernel().plans(there.told().game?.position ?? '', seat)
    there.plan(seat, first?.move ?? '')
    expect(Object.keys(plans())).toEqual([String(seat)])
  }
  planned()
  there.move(anyMove(there))
  expect(Object.keys(plans())).toEqual([String(seat)])
  there.move(anyMove(there)) // its own
  expect(plans()).toEqual({})
  planned()
  there.move(anyMove(there))
  there.do({ type: 'undo', after: there.number })
  expect(plans()).toEqual({})
  planned()
  const { round } = there.board
  while (there.board.round === round) {
    if (there.board.current_player === seat) planned()
    there.move(anyMove(there))
  }
  expect(plans()).toEqual({})
  expect(gameOf(JSON.stringify({ ...there.game, plans: { '0': 7 } }))).toBeNull()
})

test('the same game asks a bot the same', () => {
  const there = table({}, { '0': 'top', '1': 'top' })
  const turns = [there.botsTurn, new DeviceTable(readAgain(there)).botsTurn]
  expect(turns[0]).toEqual(turns[1])
  const { seed } = turns[0] ?? {}
  there.move(anyMove(there))
  expect(there.botsTurn?.seed).not.toBe(seed)
})

test('another game has the same players and is another one', () => {
  const { game } = playedOn(table({ seats: 3 }, { '1': 'top' }))
  const next = gameAfter(game)
  expect([next.seats, next.mode, next.moves]).toEqual([game.seats, game.mode, []])
  expect(next.id).not.toBe(game.id)
})

describe('what was changed by somebody else', () => {
  const played = () => {
    const there = table()
    for (let moves = 0; moves < 4; moves++) there.move(anyMove(there))
    return there.game
  }

  it('is no game if its shape is wrong', () => {
    const fine = played()
    const wrong: [string, unknown][] = [
      ['format', 'other'],
      ['version', 2],
      ['id', 'k3m9x2ab'],
      ['changed', 'now'],
      ['mode', 'hard'],
      ['playgrounds', 1],
      ['allocation', 'none'],
      ['seats', [{ name: 'Ann', bot: null }]],
      ['seats', [{ name: 'Ann' }, { name: '', bot: 'wizard' }]],
      ['first_player', 2],
      ['seed', -1],
      ['sites', [['T1']]],
      ['moves', ['1N1', 7]],
      ['moves', Array.from({ length: 33 }, () => '1N1')],
      ['confirmed', { '0': { a1: { inhabitants: 1 } } }],
      ['laid', []],
      ['draft', { ply: 1 }],
      ['status', 'open'],
      ['waits', 'yes'],
      ['result', { scores: ['x'], winners: [], decided_by: '' }],
      ['rematch', 3],
      ['handed', {}],
    ]
    expect(gameOf(JSON.stringify(fine))).toEqual(fine)
    for (const [field, value] of wrong) {
      expect(gameOf(JSON.stringify({ ...fine, [field]: value })), field).toBeNull()
      expect(gameOf(JSON.stringify({ ...fine, [field]: undefined })), field).toBeNull()
    }
    for (const text of ['', '{', 'null', '[]', '"game"', '{"format":1}']) expect(gameOf(text)).toBeNull()
  })

  it('is refused by the kernel if it cannot have been played', () => {
    const fine = played()
    const [first = '', ...rest] = fine.moves
    const twice = { ...fine, moves: [first, first, ...rest] }
    expect(refused(() => new DeviceTable(twice))).not.toBe('')
    const [site = []] = fine.sites
    expect(refused(() => new DeviceTable({ ...fine, sites: [site.map(() => 'T1')] }))).not.toBe('')
    expect(refused(() => new DeviceTable({ ...fine, sites: [] }))).not.toBe('')
  })
})

test.each(SETTINGS)('another try begins after any move of a game: $mode', (settings) => {
  const { game } = playedOn(table(settings))
  const names = game.seats.map(({ name }) => name)
  const record = recordOf(game, names)
  const replaying = new Replaying(record)
  const round = MODES[settings.mode].turns * settings.seats
  for (const moves of [0, 1, round - 1, round, game.moves.length - 1]) {
    const tried = new DeviceTable(gameFrom(record, moves, game.seats)).told()
    const dealt = Math.floor(moves / round) + 1
    expect(tried.game?.position).toBe(replaying.ply(moves + dealt).position)
    expect(tried.status).toBe('playing')
  }
})
