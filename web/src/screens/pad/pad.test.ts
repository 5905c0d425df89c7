import { beforeAll, describe, expect, it } from 'vitest'

import { cityRefusal } from '../../game/seeing'
import { loadKernel } from '../../kernel/kernel'
import { MODES } from '../../wire/facts'
import { linkOf, padOf } from './link'
import {
  emptyCity,
  emptyPad,
  firstEmpty,
  isBlank,
  lower,
  palette,
  stacks,
  tap,
  tidied,
  withMode,
  withPlayer,
  withPlayers,
  type Pad,
} from './pad'
import { cut, layoutOf, wrapped } from '../../game/picture'

beforeAll(() => loadKernel())

const EMPTY = '. . . . / . . . . / . . . . / . . . .'

describe('the pad', () => {
  it('begins with empty cities of the mode', () => {
    expect(emptyCity('classic')).toBe(EMPTY)
    expect(emptyCity('expert').split('/')).toHaveLength(4)
    expect(isBlank(emptyPad())).toBe(true)
  })

  it('keeps names when mode or number of players change', () => {
    const pad = emptyPad('classic', ['Ann', 'Bo', 'Cy'])
    expect(withMode(pad, 'expert').players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy'])
    expect(withMode(pad, 'expert').players[0]?.city).toBe(emptyCity('expert'))
    expect(withPlayers(pad, 2).players).toEqual(pad.players.slice(0, 2))
    expect(withPlayers(pad, 4).players[3]?.name).toBe('')
    expect(withPlayer(pad, 1, { name: 'Di' }).players.map(({ name }) => name)).toEqual(['Ann', 'Di', 'Cy'])
  })

  it('offers every face of the mode, Playgrounds only if they are in the box', () => {
    expect(palette('classic', false)).not.toContain('Q')
    expect(palette('classic', true)).toContain('Q')
    expect(palette('classic', true)).not.toContain('O')
    expect(palette('expert', true)).toHaveLength(21)
  })
})

describe('tapping', () => {
  it('builds, and goes on to the next empty square', () => {
    expect(tap('classic', EMPTY, 'a1', 'S')).toEqual({
      city: 'S . . . / . . . . / . . . . / . . . .',
      next: 'b1',
    })
    expect(tap('classic', 'S . P . / . . . . / . . . . / . . . .', 'b1', 'S').next).toBe('d1')
    expect(tap('classic', EMPTY, 'd4', 'S').next).toBe('a1')
  })

  it('adds floors to a tower and stays there', () => {
    const one = tap('classic', EMPTY, 'a1', 'T2')
    const two = tap('classic', one.city, 'a1', 'T1')
    expect(two).toEqual({ city: 'T2+T1 . . . / . . . . / . . . . / . . . .', next: 'a1' })
    const four = EMPTY.replace('.', 'T1+T1+T1+T1')
    expect(stacks('classic', four, 'a1', 'T1')).toBe(false)
    expect(stacks('expert', emptyCity('expert').replace('.', 'T1+T1+T1+T1'), 'a1', 'T1')).toBe(true)
    expect(stacks('classic', EMPTY.replace('.', 'S'), 'a1', 'S')).toBe(false)
    expect(stacks('classic', EMPTY, 'a1', 'T1')).toBe(false)
  })

  it('replaces what cannot be stacked', () => {
    expect(tap('classic', 'S . . . / . . . . / . . . . / . . . .', 'a1', 'P').city).toMatch(/^P /)
  })

  it('takes floors away from the top', () => {
    const two = 'T2+T1 . . . / . . . . / . . . . / . . . .'
    const one = lower('classic', two, 'a1')
    expect(one).toMatch(/^T2 /)
    expect(lower('classic', one, 'a1')).toBe(EMPTY)
    expect(lower('classic', EMPTY, 'a1')).toBe(EMPTY)
  })

  it('fills a whole city with as many taps as it has squares', () => {
    let city = EMPTY
    let square = firstEmpty('classic', city)
    for (const _ of MODES.classic.squares) ({ city, next: square } = tap('classic', city, square, 'S'))
    expect(city).toBe('S S S S / S S S S / S S S S / S S S S')
    expect(firstEmpty('classic', city)).toBe('a1')
  })
})

describe('typed cities', () => {
  it('are tidied', () => {
    expect(tidied(' t2 + t1 . s p/ . f3 hpe .\nu1 . . . / . . . T1M ')).toBe(
      'T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T1m',
    )
  })

  it('are checked before a link is believed', () => {
    expect(cityRefusal('classic', EMPTY) === null).toBe(true)
    expect(cityRefusal('expert', EMPTY) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'X')) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'O')) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'T1+S')) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'S+S')) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'T1+T1+T1+T1+T1')) === null).toBe(false)
    expect(cityRefusal('classic', EMPTY.replace('.', 'constructor')) === null).toBe(false)
  })
})

describe('links', () => {
  const pad: Pad = {
    mode: 'classic',
    playgrounds: true,
    players: [
      {
        name: 'Ann ~ the 1st!',
        city: 'T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3',
        inhabitants: 12,
        energy: null,
        allocation: null,
      },
      { name: 'Бо', city: EMPTY, inhabitants: null, energy: 0, allocation: {} },
      {
        name: '',
        city: EMPTY.replace('.', 'T1'),
        inhabitants: null,
        energy: 1,
        allocation: { a1: { inhabitants: 0, energy: 1 } },
      },
    ],
  }

  it('hold the whole pad', () => {
    expect(padOf(`#${linkOf(pad)}`)).toEqual(pad)
    const expert = emptyPad('expert', ['', '', '', ''])
    expect(padOf(linkOf(expert))).toEqual(expert)
  })

  it('are short and need no further escaping', () => {
    expect(linkOf(pad)).toMatch(/^cq~Ann%20%7E%20the%201st%21!T2-T1__S_P__F3_Hpe__U1_{7}T3!12~/)
    expect(new URL(`http://x/pad#${linkOf(pad)}`).hash).toBe(`#${linkOf(pad)}`)
  })

  it('are refused if they are none', () => {
    for (const wrong of [
      '',
      '#',
      '#c',
      '#c~a',
      '#z~a~b',
      '#c~a!T1!!!a101~b',
      '#c~a!T1!!9!a199~b',
      '#c~a!T1!!9!zz~b',
      '#cz~a~b',
      '#c~a~b~c~d~e',
      '#c~a!X~b',
      '#c~a!S-S~b',
      '#c~%~b',
      '#c~a!S!many~b',
      '#c~a!S!9999~b',
      `#c~a!${'_'.repeat(16)}S~b`,
      '#c~a!constructor~b',
    ]) {
      expect(padOf(wrong), wrong).toBeNull()
    }
  })
})

describe('the picture', () => {
  const widthOf = (text: string) => text.length * 10

  it('breaks long sentences and cuts long names', () => {
    expect(wrapped('Ann wins with 40 points.', 120, widthOf)).toEqual(['Ann wins', 'with 40', 'points.'])
    expect(wrapped('', 120, widthOf)).toEqual([])
    expect(wrapped('Unbreakable', 20, widthOf)).toEqual(['Unbreakable'])
    expect(cut('Ann', 30, widthOf)).toBe('Ann')
    expect(cut('Annemarie', 50, widthOf)).toBe('Anne…')
  })

  it('gives every player a column and every category a row', () => {
    const two = layoutOf(2, 8, 'classic')
    const four = layoutOf(4, 10, 'expert')
    expect(four.width - two.width).toBe(two.column(2) - two.column(0))
    expect(four.total - four.firstRow).toBeGreaterThan(two.total - two.firstRow)
    expect(four.square * four.columns).toBeLessThanOrEqual(four.column(1) - four.column(0))
  })
})
