import { beforeAll, describe, expect, it } from 'vitest'

import { EMPTY, parseSite } from '../board/site'
import { boardAt, courseOf, pointsAtRoundStart } from '../game/course'
import { seenGame } from '../game/seeing'
import { kernel, loadKernel } from '../kernel/kernel'
import { newGame } from './game'
import { DeviceTable } from './table'

beforeAll(async () => {
  await loadKernel()
})

/** A game of two with so many moves of a kind that varies. */
function played(moves: number): DeviceTable {
  const there = new DeviceTable(newGame({ settings: { mode: 'classic', seats: 2 }, start: true }, 'Ann'))
  for (let made = 0; made < moves; made++) there.move(someMove(there, made))
  return there
}

function someMove(there: DeviceTable, made: number): string {
  const legal = kernel().moves(there.told().game?.position ?? '')
  return legal[(made * 13) % legal.length]?.move ?? ''
}

const gameOf = (there: DeviceTable) => {
  const { game } = there.told()
  if (!game) throw new Error('no game')
  return seenGame(game)
}
const totals = (there: DeviceTable) => gameOf(there).sheets.map(({ total }) => total)

describe('the course of a game', () => {
  it('comes from its events alone, across a deal', () => {
    const there = played(6)
    const before = gameOf(there)
    const known = there.number
    for (let made = 6; made < 10; made++) there.move(someMove(there, made))
    const course = courseOf(before, there.events.slice(known))
    expect(course?.map(({ event }) => event.kind)).toEqual(['moved', 'moved', 'dealt', 'moved', 'moved'])
    expect(course?.at(-1)?.after.position).toBe(gameOf(there).position)
  })

  it('is none for events of another game', () => {
    const there = played(3)
    expect(courseOf(gameOf(there), there.events.slice(-1))).toBeNull()
  })

  it('leaves the site of a round as its last move left it', () => {
    const there = played(7)
    const before = gameOf(there)
    const known = there.number
    there.move(someMove(there, 7))
    const [last] = courseOf(before, there.events.slice(known)) ?? []
    if (!last) throw new Error('nothing was moved')
    const { square, spot, architect, seat } = last.event.log.arguments
    for (const stage of ['taken', 'landed', 'walked'] as const) {
      const { state } = boardAt(stage, last)
      const [old, now] = [parseSite(before.state.site), parseSite(state.site)]
      expect(now.filter((face, at) => face !== old[at]).every((face) => face === EMPTY)).toBe(true)
      expect(state.spots[String(spot)]).toEqual({ player: seat, architect })
      expect([state.round, state.turn]).toEqual([before.state.round, before.state.turn])
      expect(state.urbanist).toBe(stage === 'walked' ? square : before.state.urbanist)
      expect(state.cities).toEqual((stage === 'taken' ? before : last.after).state.cities)
    }
  })

  it('knows the points at the beginning of a round, whatever was taken back', () => {
    const there = played(8)
    const began = totals(there)
    for (let made = 0; made < 3; made++) there.move(someMove(there, made))
    there.do({ type: 'undo', after: there.number })
    there.move(someMove(there, 5))
    expect(pointsAtRoundStart(there.told().setup, there.events)).toEqual(began)
  })
})
