import { describe, expect, it } from 'vitest'

import type { EventView, TableView, TakingBack } from '../../wire/types'
import { standingMoves } from '../../game/standing'
import { dealtSince, logged, sinceMoveOf, takenBack, takingBack, whereaboutsNow } from './past'

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

  it('knows which moves were taken back', () => {
    const events = [event('dealt'), moved(0), moved(1), moved(2), event('undone', { moves: 2 }), moved(1)]
    const gone = takenBack(events)
    expect(texts(events.filter(({ number }) => gone.has(number)))).toEqual([1, 2])
  })

  it('is seen on the site only as long as it is the same site', () => {
    const place = { square: 'c2', spot: 'N3', face: 'P', seat: 1, to: 'a4' }
    const placed = { ...moved(1), log: { code: 'log/moved/placed', arguments: place } } as EventView
    const first = [event('dealt'), placed].map((one, at) => ({ ...one, number: at + 1 }))
    const [, then] = first as [EventView, EventView]
    expect(whereaboutsNow(then, first)).toEqual(place)
    const later = [...first, { ...event('dealt'), number: 3 }]
    expect(whereaboutsNow(then, later)).toEqual({ ...place, square: null, spot: null })
    expect(whereaboutsNow(then, first, true)).toEqual({ ...place, square: null, spot: null })
  })

  it('is told newest first, every round under its own heading', () => {
    const dealt = (round: number) => {
      const one = event('dealt')
      return { ...one, log: { ...one.log, arguments: { round } } } as EventView
    }
    const events = [
      event('sat'),
      event('shared'),
      event('started'),
      dealt(1),
      moved(0),
      moved(1),
      dealt(2),
      moved(1),
    ]
    const rounds = logged(events)
    expect(rounds.map(({ round }) => round)).toEqual([2, 1, null])
    expect(rounds.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['moved'],
      ['moved', 'moved'],
      ['started'],
    ])
    expect(texts(rounds[1]?.events ?? [])).toEqual([1, 0])
    expect(logged([...events, event('dealt')]), 'no round before its first move').toEqual(rounds)
  })

  it('tells a hint in one line, as far as it went', () => {
    const hinted = (seat: number, step: string) => event('hinted', { seat, step })
    const steps = [hinted(0, 'nudge'), hinted(0, 'move'), hinted(1, 'nudge'), hinted(0, 'why')]
    const [round] = logged([...steps, moved(0), hinted(0, 'nudge'), hinted(0, 'move')])
    const told = round?.events.map(({ kind, data }) => [kind, data.seat, data.step])
    expect(told).toEqual([
      ['hinted', 0, 'move'],
      ['moved', 0, undefined],
      ['hinted', 0, 'why'],
      ['hinted', 1, 'nudge'],
      ['hinted', 0, 'move'],
    ])
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

  it('ends with the next deal', () => {
    const events = [event('dealt'), moved(0), moved(1), event('dealt'), moved(1)]
    expect(dealtSince(events, [0])).toBe(true)
    expect(dealtSince(events, [1])).toBe(false)
    expect(dealtSince(events, [0, 1])).toBe(false)
    expect(dealtSince(events.slice(0, 3), [0])).toBe(false)
    expect(dealtSince(events.slice(0, 1), [0])).toBe(false)
  })
})
