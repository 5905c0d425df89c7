import { describe, expect, it } from 'vitest'

import type { EventView, TableView } from '../../wire/types'
import { movesOfRound, sinceMoveOf, standingMoves, takingBack } from './past'

let number = 0
const event = (kind: string, data: Record<string, unknown> = {}) =>
  ({
    number: ++number,
    kind,
    data,
    at: 0,
    log: { code: `log/${kind}`, arguments: {} },
  }) as unknown as EventView
const moved = (seat: number, bot: string | null = null) => event('moved', { seat, bot })
const texts = (events: EventView[]) => events.map((one) => one.data.seat)

const table = (undo: string, people: (string | null)[], more: Partial<TableView> = {}) =>
  ({
    status: 'playing',
    undo: null,
    setup: { undo },
    seats: people.map((person) => ({ person, resigned: false, bot: person ? null : 'casual', name: person })),
    ...more,
  }) as unknown as TableView

describe('the past', () => {
  it('forgets what was taken back', () => {
    const events = [event('dealt'), moved(0), moved(1), moved(2), event('undone', { moves: 2 }), moved(1)]
    expect(texts(standingMoves(events))).toEqual([0, 1])
  })

  it('knows the moves of the running round', () => {
    const events = [event('dealt'), moved(0), moved(1), event('dealt'), moved(1)]
    expect(texts(movesOfRound(events))).toEqual([1])
  })

  it('tells what the others did since my last move, across rounds', () => {
    const events = [event('dealt'), moved(2), moved(0), moved(1), event('dealt'), moved(1), moved(2)]
    expect(texts(sinceMoveOf(events, 0))).toEqual([1, 1, 2])
    expect(texts(sinceMoveOf(events.slice(0, 2), 0))).toEqual([2])
    expect(sinceMoveOf(events, 2)).toEqual([])
  })
})

describe('taking back', () => {
  const events = [event('dealt'), moved(0), moved(1, 'casual')]

  it('is free while only bots have answered', () => {
    expect(takingBack(table('bots', ['ann', null]), events, [0])).toBe('free')
    expect(takingBack(table('own', ['ann', null]), events, [0])).toBeNull()
    expect(takingBack(table('own', ['ann', null]), events.slice(0, 2), [0])).toBe('free')
  })

  it('asks once a person has answered, or if the table says so', () => {
    const answered = [event('dealt'), moved(0), moved(1)]
    expect(takingBack(table('bots', ['ann', 'ben']), answered, [0])).toBe('ask')
    expect(takingBack(table('off', ['ann', 'ben']), answered.slice(0, 2), [0])).toBe('ask')
    expect(takingBack(table('off', ['ann', null]), events, [0])).toBeNull()
  })

  it('does not go back across a deal, nor while it is asked already, nor when all is over', () => {
    const dealt = [...events, event('dealt')]
    expect(takingBack(table('bots', ['ann', null]), dealt, [0])).toBeNull()
    const asked = { undo: { person: 'ann', moves: 1, agreed: [] } } as Partial<TableView>
    expect(takingBack(table('bots', ['ann', null], asked), events, [0])).toBeNull()
    expect(takingBack(table('bots', ['ann', null], { status: 'finished' }), events, [0])).toBeNull()
    expect(takingBack(table('bots', ['ann', null]), events, [])).toBeNull()
  })
})
