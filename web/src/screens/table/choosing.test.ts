import { describe, expect, it } from 'vitest'

import { DISCARD } from '../../game/moves'
import { MODES, SPOTS } from '../../wire/facts'
import {
  back,
  choose,
  choosingFrom,
  chosenMove,
  fitting,
  inHand,
  offersFor,
  offersFrom,
  offersOf,
  phaseOf,
  placesOf,
  reasonAgainst,
  toOf,
  typed,
  wayOf,
} from './choosing'
import { type Position, all, architect, groundOf, POSITIONS, spot, tile, to } from './positions.sample'
import { architectsShowing, cityShowing, siteShowing } from './showing'

describe.each(POSITIONS)('$name', (position) => {
  const start = choosingFrom(position.moves)
  const ground = groundOf(position)

  it('reaches every legal move in three choices from each start', () => {
    for (const move of position.moves) {
      for (const way of [
        [tile(move), spot(move)],
        [architect(move), spot(move)],
        [spot(move), architect(move)],
      ]) {
        const steps = [...way, ...to(move)]
        expect(steps.length).toBeLessThanOrEqual(3)
        const made = all(start, steps)
        expect(phaseOf(made)).toBe('confirm')
        expect(chosenMove(made)?.move).toBe(move.move)
      }
    }
  })

  it('offers on the boards every choice that leads to a legal move, and no other', () => {
    const squares = new Set(position.moves.map((move) => move.square))
    const shown = siteShowing(start, ground, position.state.site)
    for (const [square, mark] of Object.entries(shown.squares)) expect(mark.can).toBe(squares.has(square))
    expect(Object.keys(shown.spots).sort()).toEqual(
      [...new Set(position.moves.map((move) => move.spot))].sort(),
    )
    for (const square of squares) {
      const chosen = choose(start, { what: 'tile', square })
      const then = siteShowing(chosen, ground, position.state.site)
      const ways = new Set(fitting(chosen).map((move) => `${move.spot}:${move.architect}`))
      const offered = Object.entries(then.spots)
        .filter(([, mark]) => mark.architect !== undefined && !mark.barred)
        .map(([name, mark]) => `${name}:${mark.architect}`)
      expect(offered.sort()).toEqual([...ways].sort())
    }
  })

  it('takes back exactly one step', () => {
    for (const move of position.moves) {
      const steps = [architect(move), spot(move), ...to(move)]
      let now = start
      const seen = [now]
      for (const step of steps) {
        const next = choose(now, step)
        expect(next.steps.length - now.steps.length).toBeLessThanOrEqual(1)
        if (next !== now) seen.push(next)
        now = next
      }
      for (const before of seen.reverse().slice(1)) {
        now = back(now)
        expect(now).toEqual(before)
      }
      expect(phaseOf(back(now))).toBe('start')
    }
  })

  it('takes the only way at once', () => {
    for (const square of new Set(position.moves.map((move) => move.square))) {
      const chosen = choose(start, { what: 'tile', square })
      const ways = offersFor(ground, square).filter((offer) => !offer.reason)
      expect(wayOf(chosen) !== null).toBe(ways.length === 1)
      expect(phaseOf(chosen)).toBe(ways.length > 1 ? 'way' : inHand(chosen) === null ? 'confirm' : 'place')
    }
  })

  it('says for every spot and architect whether it can be used, else why not', () => {
    const blocked = new Set(Object.keys(position.blocked))
    const left = new Set(position.state.architects[position.state.common_pool ? 0 : position.seat])
    for (const name of Object.keys(SPOTS)) {
      for (const offer of offersFrom(ground, name)) {
        const legal = position.moves.some((move) => move.spot === name && move.architect === offer.architect)
        expect(offer.reason === null).toBe(legal)
        if (blocked.has(name)) {
          expect(offer.reason).toEqual({ why: 'blocked', blocked: position.blocked[name] })
        } else if (!left.has(offer.architect)) {
          expect(offer.reason).toEqual({ why: 'used', architect: offer.architect })
        } else expect(offer.reason).toBeNull()
      }
    }
    for (const number of MODES[position.mode].architects) {
      const offers = offersOf(ground, number, Object.keys(SPOTS))
      expect(offers.map((offer) => offer.reason === null)).toEqual(
        Object.keys(SPOTS).map((name) => left.has(number) && !blocked.has(name)),
      )
    }
  })

  it('shows for a tile in hand exactly the legal squares, with their points', () => {
    const city = position.state.cities[position.seat] as string
    for (const move of position.moves.filter((move) => move.takes !== null)) {
      const chosen = all(start, [architect(move), spot(move)])
      const marks = cityShowing(chosen, ground, city)
      const legal = position.moves.filter((one) => one.architect === move.architect && one.spot === move.spot)
      for (const [square, mark] of Object.entries(marks)) {
        const there = legal.find((one) => one.to === square)
        expect(mark.can).toBe(there !== undefined)
        expect(mark.points).toBe(there?.points)
      }
      expect(placesOf(chosen).has(DISCARD)).toBe(true)
    }
  })

  it('understands every legal move as it is written, in any case and with blanks', () => {
    for (const move of position.moves) {
      const found = typed(ground, ` ${move.move.toLowerCase().replace(':', ' : ')} `)
      expect('choosing' in found && chosenMove(found.choosing)?.move).toBe(move.move)
    }
  })

  it('understands columns of the site by their letters', () => {
    for (const move of position.moves.filter(({ spot }) => /[NS]/.test(spot))) {
      const column = 'abcde'[Number(move.spot[1]) - 1] as string
      const found = typed(ground, move.move.replace(/^(..)./, `$1${column}`))
      expect('choosing' in found && chosenMove(found.choosing)?.move).toBe(move.move)
    }
    expect(typed(ground, '3Wc')).toEqual({ problem: 'unreadable', part: 'spot' })
  })

  it('offers after a square only those architects who build there', () => {
    const left = position.state.architects[position.state.common_pool ? 0 : position.seat] ?? []
    const built = position.moves.filter(({ to }) => to !== null && to !== DISCARD)
    const open = built.flatMap((move) => {
      const chosen = all(start, [tile(move), ...to(move)])
      return phaseOf(chosen) === 'way' ? [chosen] : []
    })
    for (const chosen of open) {
      const able = new Set(fitting(chosen).map((move) => move.architect))
      for (const { number, reaches } of architectsShowing(chosen, ground, left))
        expect(reaches).toBe(able.has(number))
    }
    expect(built.length).toBeGreaterThan(0)
  })

  it('counts the architects that are left', () => {
    const left = position.state.architects[position.state.common_pool ? 0 : position.seat] ?? []
    const shown = architectsShowing(start, ground, left)
    expect(shown.reduce((sum, one) => sum + one.count, 0)).toBe(left.length)
    for (const one of shown) expect(one.can).toBe(one.count > 0)
  })
})

describe('a move being made', () => {
  const position = POSITIONS[0] as Position
  const ground = groundOf(position)
  const start = choosingFrom(position.moves)
  const walked = (text: string) => {
    const found = typed(ground, text)
    if (!('choosing' in found)) throw new Error(text)
    return found.choosing
  }

  it('starts anew with another tile', () => {
    const first = choose(start, { what: 'tile', square: 'c1' })
    const second = choose(first, { what: 'tile', square: 'd2' })
    expect(second.steps).toEqual([{ what: 'tile', square: 'd2' }])
    const further = all(first, [
      { what: 'spot', spot: 'N3' },
      { what: 'tile', square: 'd2' },
    ])
    expect(further.steps).toEqual([{ what: 'tile', square: 'd2' }])
  })

  it('keeps the architect when another of its spots or tiles is chosen', () => {
    const first = all(start, [
      { what: 'architect', number: 2 },
      { what: 'spot', spot: 'N4' },
    ])
    expect(choose(first, { what: 'spot', spot: 'W4' }).steps).toEqual([
      { what: 'architect', number: 2 },
      { what: 'spot', spot: 'W4' },
    ])
    expect(choose(first, { what: 'tile', square: 'b4' }).steps).toEqual([
      { what: 'architect', number: 2 },
      { what: 'tile', square: 'b4' },
    ])
  })

  it('takes a repeated choice back', () => {
    const first = choose(start, { what: 'tile', square: 'c1' })
    expect(choose(first, { what: 'tile', square: 'c1' })).toEqual(start)
  })

  it('lets the place be chosen before the way, as dragging does', () => {
    const first = all(start, [
      { what: 'tile', square: 'c3' },
      { what: 'to', to: 'c1' },
    ])
    expect(toOf(first)).toBe('c1')
    expect(phaseOf(first)).toBe('way')
    expect(phaseOf(choose(first, { what: 'spot', spot: 'W3' }))).toBe('confirm')
  })

  it('moves to another place without asking for the way again', () => {
    const first = walked('2N4:b1')
    const second = choose(first, { what: 'to', to: DISCARD })
    expect(chosenMove(second)?.move).toBe('2N4:-')
    expect(second.steps).toHaveLength(first.steps.length)
  })

  it('ignores what cannot be', () => {
    expect(choose(start, { what: 'tile', square: 'z9' })).toBe(start)
    expect(choose(start, { what: 'to', to: 'a1' })).toBe(start)
    const first = walked('2N4')
    expect(choose(first, { what: 'to', to: 'd4' })).toBe(first)
  })

  it('says what is wrong with a typed move', () => {
    expect(typed(ground, '3W4:99')).toEqual({ problem: 'unreadable', part: 'square' })
    expect(typed(ground, '5N1:a1')).toEqual({ problem: 'reason', reason: { why: 'none', architect: 5 } })
    const instead = 'b1 a2 b2 c2 d2 b3 b4 -'.split(' ') // row 2, column b
    for (const to of ['d4', 'e9'])
      expect(typed(ground, `2N4:${to.toUpperCase()}`)).toEqual({ problem: 'place', to, instead })
    for (const position of POSITIONS)
      for (const { move, takes } of position.moves)
        if (takes === null)
          for (const where of ['a1', '-'])
            expect(typed(groundOf(position), `${move}:${where}`)).toEqual({ problem: 'nothing', move })
    const late = POSITIONS[2] as Position
    expect(typed(groundOf(late), '2N2')).toEqual({
      problem: 'reason',
      reason: { why: 'blocked', blocked: late.blocked.N2 },
    })
    expect(reasonAgainst(groundOf(late), 'E2', 2)?.why).toBe('blocked')
    expect(reasonAgainst(groundOf(late), 'N1', 3)).toEqual({ why: 'used', architect: 3 })
  })
})
