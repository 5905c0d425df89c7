import { beforeAll, describe, expect, it } from 'vitest'

import { DISCARD } from '../../game/moves'
import { speak } from '../../text/text.svelte'
import { MODES, type ModeName, SPOTS } from '../../wire/facts'
import type { Board, GameView, MoveView } from '../../wire/types'
import {
  back,
  carried,
  type Choosing,
  choose,
  choosingFrom,
  chosenMove,
  fitting,
  type Ground,
  inHand,
  offersFor,
  offersFrom,
  offersOf,
  phaseOf,
  placesOf,
  reasonAgainst,
  type Step,
  toOf,
  typed,
  wayOf,
} from './choosing'
import sample from './positions.sample.json'
import { parseSite, SITE_SQUARES } from '../../board/site'
import { sayBroken, sayHint, sayPrompt, sayWhy } from './sayings'
import { architectsShowing, cityShowing, siteShowing } from './showing'

interface Position {
  name: string
  mode: ModeName
  seat: number
  state: Board
  blocked: GameView['blocked']
  moves: MoveView[]
}

/** Positions as a running server had them; a move is written down as text, square, face, points. */
const POSITIONS: Position[] = (sample as unknown as (Omit<Position, 'moves'> & { moves: unknown[][] })[]).map(
  (position) => ({
    ...position,
    moves: position.moves.map(([move, square, takes, points]) => {
      const [way, to] = String(move).split(':') as [string, string | undefined]
      return {
        move: String(move),
        architect: Number(way.slice(0, 1)),
        spot: way.slice(1),
        square: String(square),
        takes: takes as string | null,
        to: to ?? null,
        blocks: [],
        points: Number(points),
        changes: {},
      }
    }),
  }),
)

const groundOf = ({ moves, blocked, mode, state }: Position): Ground => ({
  moves,
  blocked,
  mode,
  site: state.site,
  urbanist: state.urbanist,
})
const all = (choosing: Choosing, steps: Step[]) => steps.reduce(choose, choosing)
const tile = (move: MoveView): Step => ({ what: 'tile', square: move.square })
const architect = (move: MoveView): Step => ({ what: 'architect', number: move.architect })
const spot = (move: MoveView): Step => ({ what: 'spot', spot: move.spot })
const to = (move: MoveView): Step[] => (move.to === null ? [] : [{ what: 'to', to: move.to }])

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
    expect(typed(ground, '3W4:z9')).toEqual({ problem: 'unreadable', part: 'square' })
    expect(typed(ground, '5N1:a1')).toEqual({ problem: 'reason', reason: { why: 'none', architect: 5 } })
    const instead = 'b1 a2 b2 c2 d2 b3 b4 -'.split(' ') // row 2, column b
    expect(typed(ground, '2N4:D4')).toEqual({ problem: 'place', to: 'd4', instead })
    const late = POSITIONS[2] as Position
    expect(typed(groundOf(late), '2N2')).toEqual({
      problem: 'reason',
      reason: { why: 'blocked', blocked: late.blocked.N2 },
    })
    expect(reasonAgainst(groundOf(late), 'E2', 2)?.why).toBe('blocked')
    expect(reasonAgainst(groundOf(late), 'N1', 3)).toEqual({ why: 'used', architect: 3 })
  })
})

describe('a touch that does nothing', () => {
  const late = POSITIONS[2] as Position
  const ground = groundOf(late)
  const words = { names: ['Ann', 'Ben', 'Cleo'], me: 2, mode: late.mode, common: false }
  const start = choosingFrom(late.moves)
  beforeAll(() => speak('en'))

  it('is explained', () => {
    expect(sayHint(start, { what: 'spot', spot: 'N2' }, ground, words)).toBe(
      'The spot above column b is taken by Ann’s architect 1.',
    )
    expect(sayHint(start, { what: 'spot', spot: 'E2' }, ground, words)).toBe(
      'The Urbanist blocks row 2 for now.',
    )
    expect(sayHint(start, { what: 'spot', spot: 'N2' }, ground, { ...words, me: 0 })).toBe(
      'The spot above column b is taken by your architect 1.',
    )
    const urbanist = late.state.urbanist ?? ''
    expect(sayHint(start, { what: 'tile', square: urbanist }, ground, words)).toMatch(
      /^The Urbanist stands here/,
    )
    const placed = withTile(late)
    expect(sayHint(placed, { what: 'to', to: 'z9' }, ground, words)).toMatch(/^Architect \d builds in row \d/)
  })

  it('speaks of floors only where there can be some', () => {
    const said: Record<string, Set<boolean>> = { T: new Set(), '-': new Set() }
    for (const position of POSITIONS.filter(({ mode }) => mode === 'classic')) {
      for (const move of position.moves) {
        if (move.takes === null || move.architect === 1) continue
        const placed = all(choosingFrom(position.moves), [architect(move), spot(move)])
        const hint = sayHint(placed, { what: 'to', to: 'z9' }, groundOf(position), words)
        said[move.takes.startsWith('T') ? 'T' : '-']?.add(hint.includes(`adds floor ${move.architect}`))
      }
    }
    expect(said).toEqual({ T: new Set([true]), '-': new Set([false]) })
  })

  it('is not explained when there is nothing to explain', () => {
    expect(sayHint(start, { what: 'spot', spot: 'N1' }, ground, words)).toBe('')
    expect(sayHint(start, { what: 'to', to: 'a1' }, ground, words)).toBe('')
  })

  it('says of every tile out of reach why it is', () => {
    for (const position of POSITIONS) {
      const there = groundOf(position)
      const said = { ...words, mode: position.mode, common: position.mode === 'expert' }
      const faces = parseSite(position.state.site)
      SITE_SQUARES.forEach((square, at) => {
        const able = position.moves.some((move) => move.square === square)
        const hint = sayHint(choosingFrom(position.moves), { what: 'tile', square }, there, said)
        expect(hint === '', `${position.name} ${square}`).toBe(able)
        if (faces[at] === '#' && !able && square !== position.state.urbanist)
          expect(hint).toMatch(/face down/)
      })
    }
  })

  it('asks for the side where only that is open', () => {
    for (const position of POSITIONS) {
      const squares = new Set(position.moves.map((move) => move.square))
      for (const square of squares) {
        const chosen = choose(choosingFrom(position.moves), { what: 'tile', square })
        if (phaseOf(chosen) !== 'way' || inHand(chosen) === null) continue
        const architects = new Set(fitting(chosen).map((move) => move.architect))
        expect(sayPrompt(chosen).includes('from which side')).toBe(architects.size === 1)
      }
    }
  })

  it('carries a plan over to the moves there are later, whole or not at all', () => {
    const position = POSITIONS[0] as Position
    const move = position.moves.find((one) => one.takes !== null && one.to !== null) as MoveView
    const planned = all(choosingFrom(position.moves), [architect(move), spot(move), ...to(move)])
    expect(
      chosenMove(
        carried(
          planned,
          position.moves.filter((one) => one.to !== DISCARD),
        ) as Choosing,
      ),
    ).toEqual(move)
    const without = position.moves.filter((one) => one.spot !== move.spot)
    expect(carried(planned, without)).toBeNull()
    const broken = (ground: Partial<Ground>, hand: number[] = []) =>
      sayBroken(move.move, { ...groundOf(position), moves: without, ...ground }, words, hand)
    expect(broken({ blocked: late.blocked })).toMatch(/^Your plan no longer works/)
    // Somebody has taken the tile: that is why, whatever else is in the way.
    const faces = parseSite(position.state.site)
    faces[SITE_SQUARES.indexOf(move.square)] = '.'
    const emptied = [0, 1, 2, 3, 4].map((row) => faces.slice(5 * row, 5 * row + 5).join(' ')).join(' / ')
    expect(broken({ site: emptied, blocked: late.blocked })).toBe(
      'Your plan no longer works: its tile is gone.',
    )
    // An architect in my hand is not on the site: as long as nothing else is known, nothing is said.
    expect(broken({ blocked: {} })).toContain(`architect ${move.architect} is on the site already`)
    expect(broken({ blocked: {} }, [move.architect])).toBe('')
  })

  it('says when there is nowhere to build', () => {
    const { moves } = withTile(late)
    const way = moves.find(({ takes, to }) => takes !== null && to === DISCARD) as MoveView
    const thrown = moves.filter(({ spot, architect, to }) =>
      spot === way.spot && architect === way.architect ? to === DISCARD : true,
    )
    const chosen = all(choosingFrom(thrown), [architect(way), spot(way)])
    expect(sayPrompt(chosen)).toContain('discard it or go back')
  })

  it('counts what has no use, as far as it is certain', () => {
    const of = (...changes: MoveView['changes'][]) => {
      const [first] = late.moves.filter(({ takes }) => takes !== null)
      const found = changes.map((changes, at) => ({ ...(first as MoveView), to: `a${at + 1}`, changes }))
      return choose(choosingFrom(found), spot(first as MoveView))
    }
    expect(sayWhy(of({ idle_inhabitants: -2 }, { idle_inhabitants: -2, park: 3 }), null)).toBe(
      '2 more idle inhabitants: −2 points.',
    )
    const differing = of({ idle_inhabitants: -1, pollution: -2 }, { pollution: -1 })
    expect(sayWhy(differing, null)).toBe('')
    const [both, one] = differing.moves as [MoveView, MoveView]
    expect(sayWhy(differing, both)).toBe('More left over: 1 inhabitant and 2 energy, −3 points.')
    expect(sayWhy(differing, one)).toBe('1 more energy unit without a use: −1 point.')
    expect(sayWhy(of({ idle_inhabitants: 1, harbor: -3 }), null)).toBe('')
  })

  it('leaves a question that fits', () => {
    expect(sayPrompt(start)).toBe('Your turn: pick a tile, architect or spot')
    expect(sayPrompt(withTile(late))).toMatch(/^Where does the .* go\?$/)
  })
})

/** The choices up to the place of the first move that takes something. */
function withTile(from: Position): Choosing {
  const move = from.moves.find((one) => one.takes !== null) as MoveView
  return all(choosingFrom(from.moves), [architect(move), spot(move)])
}
