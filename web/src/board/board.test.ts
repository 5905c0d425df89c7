import { describe, expect, it } from 'vitest'

import { MODES, SPOTS } from '../wire/facts'
import type { Sheet } from '../wire/types'
import { builtOf, cityPlan, formatCity, parseCity, withTile } from './city'
import {
  edgeOf,
  middleOf,
  parseSite,
  reachOf,
  SITE_PLACES,
  SITE_SIGNS,
  SITE_SIZE,
  SITE_SQUARES,
  waysTo,
} from './site'
import { walk } from './walking'
import { isMoved } from './words'

describe('cities', () => {
  const text = 'T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3'

  it('are read square by square, floors from the bottom', () => {
    const floors = parseCity(text)
    expect(floors).toHaveLength(16)
    expect(floors[0]).toEqual(['T2', 'T1'])
    expect(floors[1]).toEqual([])
    expect(floors[6]).toEqual(['Hpe'])
    expect(formatCity(floors, 4)).toBe(text)
  })

  it('take one more tile on a square', () => {
    expect(withTile(text, 'classic', 'b1', 'S')).toBe('T2+T1 S S P / . F3 Hpe . / U1 . . . / . . . T3')
    expect(withTile(text, 'classic', 'a1', 'T3')).toContain('T2+T1+T3')
  })

  it('show what is built', () => {
    expect(builtOf([])).toBeNull()
    expect(builtOf(['T2', 'T1'])).toEqual({ kind: 'tower', face: 'T1', floors: 2 })
  })

  it('have a plan whose squares, districts and numbers are those of the rules', () => {
    for (const mode of ['classic', 'expert'] as const) {
      const plan = cityPlan(mode)
      const squares = plan.rows.flat()
      expect(squares.map((square) => square.name)).toEqual(MODES[mode].squares)
      expect(squares.map((square) => square.district)).toEqual(MODES[mode].districts)
      const places = squares.map((square) => `${square.gridRow}:${square.gridColumn}`)
      expect(new Set(places).size).toBe(squares.length)
      expect(plan.districts).toHaveLength(new Set(MODES[mode].districts).size)
    }
    expect(cityPlan('classic').rowLabels.map((label) => label.number)).toEqual([1, 2, 3, 4])
    const expert = cityPlan('expert')
    // Every square can be found by the letter below its column and the number left of its row.
    for (const mode of ['classic', 'expert'] as const) {
      const { columnSigns, rowSigns, rows } = cityPlan(mode)
      const names = rowSigns.flatMap(({ sign: row }) => columnSigns.map(({ sign: column }) => column + row))
      expect(names).toEqual(MODES[mode].squares)
      expect(columnSigns.map(({ line }) => line)).toEqual(rows[0]?.map((square) => square.gridColumn))
      expect(rowSigns.map(({ line }) => line)).toEqual(rows.map(([square]) => square?.gridRow))
    }
    expect(expert.rowLabels).toEqual([])
    expect(expert.rows[0]?.map((square) => square.number)).toEqual([2, 3, 1, 1, 3])
    expect(expert.rows[3]?.map((square) => square.number)).toEqual([4, 3, 5, 5, 4])
  })
})

describe('the site', () => {
  it('is read row by row', () => {
    const site = parseSite('T1 # . S P / . . . . . / . . . . . / . . . . . / F1 F2 F3 O M')
    expect(site).toHaveLength(25)
    expect(site.slice(0, 5)).toEqual(['T1', '#', '.', 'S', 'P'])
    expect(site[24]).toBe('M')
  })

  it('has 20 spots around 25 squares', () => {
    const places = SITE_PLACES.flat()
    expect(
      places
        .filter((place) => place.what === 'spot')
        .map((place) => place.name)
        .sort(),
    ).toEqual(Object.keys(SPOTS).sort())
    expect(places.filter((place) => place.what === 'square').map((place) => place.name)).toEqual(SITE_SQUARES)
  })

  it('says beside its edges what its squares are called by', () => {
    const letters = SITE_SIGNS.filter(({ row }) => row > 5)
    const numbers = SITE_SIGNS.filter(({ column }) => column === 0)
    expect(numbers.flatMap(({ sign: row }) => letters.map(({ sign: column }) => column + row))).toEqual(
      SITE_SQUARES,
    )
    expect(letters.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5])
    expect(numbers.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5])
  })

  it('has one way to a square from each side', () => {
    for (const square of SITE_SQUARES) {
      const ways = waysTo(square)
      expect(ways.map((way) => way.spot.slice(0, 1)).sort()).toEqual(['E', 'N', 'S', 'W'])
      for (const way of ways) expect(reachOf(way.spot, way.architect)).toBe(square)
    }
    expect(reachOf('W4', 3)).toBe('c4')
    expect(reachOf('W4', 6)).toBeNull()
  })

  it('knows the middle of every place', () => {
    expect(middleOf('N1')).toEqual({ x: 75, y: 25 })
    expect(middleOf('E5').x).toBe(SITE_SIZE - 25)
    expect(edgeOf('N1')).toEqual({ x: 75, y: 50 })
    expect(edgeOf('E5')).toEqual({ x: SITE_SIZE - 50, y: middleOf('E5').y })
    expect(middleOf('c3')).toEqual({ x: SITE_SIZE / 2, y: SITE_SIZE / 2 })
  })
})

describe('walking', () => {
  const size = { rows: 3, columns: 3 }
  it('goes one place and stops at the edge', () => {
    expect(walk('ArrowRight', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 1 })
    expect(walk('ArrowUp', { row: 0, column: 0 }, size)).toBeNull()
    expect(walk('a', { row: 0, column: 0 }, size)).toBeNull()
  })
  it('jumps over places where one cannot stand, and to the ends of a row', () => {
    const open = (row: number, column: number) => !(row === 0 && column !== 1)
    expect(walk('ArrowUp', { row: 1, column: 0 }, size, open)).toBeNull()
    expect(walk('ArrowUp', { row: 1, column: 1 }, size, open)).toEqual({ row: 0, column: 1 })
    expect(walk('End', { row: 2, column: 0 }, size, open)).toEqual({ row: 2, column: 2 })
    expect(walk('Home', { row: 0, column: 1 }, size, open)).toBeNull()
  })
})

describe('what stands on a square', () => {
  const sheet = (allocation: Sheet['allocation']) => ({ allocation }) as Sheet
  it('is moved when another sheet has it elsewhere, and not when nothing is planned', () => {
    const before = sheet({ a1: { inhabitants: 1, energy: 0 } })
    const then = sheet({ a1: { inhabitants: 1, energy: 0 }, b1: { inhabitants: 0, energy: 1 } })
    expect(isMoved('a1', before, then)).toBe(false)
    expect(isMoved('b1', before, then)).toBe(true)
    expect(isMoved('b1', then, before)).toBe(true)
    expect(isMoved('b1', before, null)).toBe(false)
  })
})
