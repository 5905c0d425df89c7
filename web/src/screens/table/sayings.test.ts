import { beforeAll, describe, expect, it } from 'vitest'

import { parseCity } from '../../board/city'
import { parseSite, SITE_SQUARES } from '../../board/site'
import { DISCARD } from '../../game/moves'
import { speak } from '../../text/text.svelte'
import { faceOf, MODES } from '../../wire/facts'
import type { MoveView } from '../../wire/types'
import {
  carried,
  type Choosing,
  choose,
  choosingFrom,
  chosenMove,
  fitting,
  type Ground,
  inHand,
  offersFor,
  phaseOf,
} from './choosing'
import { type Position, all, architect, groundOf, POSITIONS, spot, to } from './positions.sample'
import { sayBroken, sayHint, sayPrompt, sayWhy } from './sayings'

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

  it('names one architect only where no other way is blocked', () => {
    const said = new Map<boolean, number>()
    for (const position of POSITIONS) {
      for (const gone of MODES[position.mode].architects) {
        const moves = position.moves.filter(({ architect }) => architect !== gone)
        const there = { ...groundOf(position), moves }
        for (const square of SITE_SQUARES) {
          const hint = sayHint(choosingFrom(moves), { what: 'tile', square }, there, words)
          const alone = hint.startsWith('Only architect')
          if (!alone && !hint.startsWith('No architect')) continue
          said.set(alone, (said.get(alone) ?? 0) + 1)
          const blocked = offersFor(there, square).some(({ reason }) => reason?.why === 'blocked')
          expect(alone && blocked, `${square}: ${hint}`).toBe(false)
        }
      }
    }
    expect([...said.keys()].sort(), 'both are met').toEqual([false, true])
  })

  it('is not explained when there is nothing to explain', () => {
    expect(sayHint(start, { what: 'spot', spot: 'N1' }, ground, words)).toBe('')
  })

  it('says of every square of the city why nothing can be built there', () => {
    const found = new Set<string>()
    for (const position of POSITIONS) {
      const there = groundOf(position)
      const said = { ...words, mode: position.mode }
      const floors = parseCity(there.city)
      for (const move of position.moves) {
        const chosen = all(choosingFrom(position.moves), [architect(move), spot(move)])
        MODES[position.mode].squares.forEach((square, at) => {
          const can = fitting(chosen).some((one) => one.to === square)
          const hint = sayHint(chosen, { what: 'to', to: square }, there, said)
          expect(hint === '', `${position.name} ${move.move} ${square}`).toBe(can)
          const [built = null] = floors[at] ?? []
          const kind = built && faceOf(built).kind
          const isFloor =
            kind &&
            move.takes &&
            move.architect > 1 &&
            kind === faceOf(move.takes).kind &&
            MODES[position.mode].tall.includes(kind)
          if (move.takes === null) expect(hint).toMatch(/^There is nothing to take/)
          else if (built && !isFloor && !can) expect(hint).toBe('This square is built on already.')
          else if (!can) expect(hint).toMatch(/builds in/)
          found.add(hint.slice(0, 9))
        })
      }
      // Before that, a tile is needed.
      expect(sayHint(choosingFrom(position.moves), { what: 'to', to: 'a1' }, there, said)).toMatch(/first/)
    }
    expect(found.size).toBeGreaterThan(3)
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
      const found = changes.map((changes, at) => {
        const points = Object.values(changes).reduce((sum, change) => sum + change, 0)
        return { ...(first as MoveView), to: `a${at + 1}`, changes, points }
      })
      return choose(choosingFrom(found), spot(first as MoveView))
    }
    expect(sayWhy(of({ idle_inhabitants: -2 }, { idle_inhabitants: -2 }), null)).toBe(
      '2 more idle inhabitants: −2 points.',
    )
    // On one of the squares it scores as well.
    expect(sayWhy(of({ idle_inhabitants: -2 }, { idle_inhabitants: -2, park: 3 }), null)).toBe('')
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
