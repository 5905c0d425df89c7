import { describe, expect, it } from 'vitest'

import type { EventView, TableView, TakingBack } from '../../wire/types'
import { sinceMoveOf, standingMoves, takingBack } from './past'

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

describe('the past', () => {
  it('forgets what was taken back', () => {
    const events = [event('dealt'), moved(0), moved(1), moved(2), event('undone', { moves: 2 }), moved(1)]
    expect(texts(standingMoves(events))).toEqual([0, 1])
  })

  it('tells what the others did since my last move, across rounds', () => {
    const events = [event('dealt'), moved(2), moved(0), moved(1), event('dealt'), moved(1), moved(2)]
    expect(texts(sinceMoveOf(events, 0))).toEqual([1, 1, 2])
    expect(texts(sinceMoveOf(events.slice(0, 2), 0))).toEqual([2])
    expect(sinceMoveOf(events, 2)).toEqual([])
  })
})

describe('taking back', () => {
  const table = (...offers: (TakingBack | null)[]) => ({ takes_back: offers }) as unknown as TableView
  const atOnce = { moves: 2, asks: false }

  it('is what the table says of my seats', () => {
    expect(takingBack(table(null, atOnce, null), [0, 1])).toEqual(atOnce)
    expect(takingBack(table(null, atOnce), [0])).toBeNull()
    expect(takingBack(table(atOnce), [])).toBeNull()
  })
})
