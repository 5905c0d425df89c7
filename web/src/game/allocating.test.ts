import { beforeAll, describe, expect, it } from 'vitest'

import { loadKernel } from '../kernel/kernel'
import type { Allocation } from '../wire/types'
import {
  buildingAt,
  type Changed,
  customersChanged,
  sameAllocation,
  suppliesLeft,
  takesSomething,
  toggled,
} from './allocating'
import { cityRefusal } from './seeing'
import type { CityBuilding } from './sheets'

beforeAll(() => loadKernel())

const CITY = 'T2+T2 S P Q / F2 . U1 . / . . . . / . . . .'

function laid(changed: Changed): Allocation {
  if ('refusal' in changed) throw new Error(changed.refusal.key)
  return changed.allocation
}
const refusal = (changed: Changed) => ('refusal' in changed ? changed.refusal.key : null)
const judge = (allocation: Allocation) => cityRefusal('classic', CITY, allocation)
const at = (square: string, city = CITY) => buildingAt('classic', city, square) as CityBuilding
const tap = (allocation: Allocation, ...squares: string[]) =>
  squares.reduce((so_far, square) => laid(toggled(at(square), so_far, judge)), allocation)

describe('laying out by hand', () => {
  it('starts with what the tiles give', () => {
    expect(suppliesLeft(CITY, {})).toEqual({ inhabitants: 5, energy: 2 })
  })

  it('puts the cost on a building and takes it back', () => {
    const lit = tap({}, 'a1', 'c2')
    expect(lit).toEqual({ a1: { inhabitants: 0, energy: 1 }, c2: { inhabitants: 1, energy: 0 } })
    expect(suppliesLeft(CITY, lit)).toEqual({ inhabitants: 4, energy: 1 })
    expect(tap(lit, 'a1')).toEqual({ c2: { inhabitants: 1, energy: 0 } })
  })

  it('lets a Park take one energy unit and a Playground none', () => {
    expect(tap({}, 'c1')).toEqual({ c1: { inhabitants: 0, energy: 1 } })
    expect(tap({}, 'c1', 'c1')).toEqual({})
    expect(refusal(toggled(at('d1'), {}, judge))).toBe('end-lay-needs-nothing')
    expect(
      ['a1', 'b1', 'c1', 'd1', 'a2', 'c2'].filter((square) => takesSomething(at(square), judge)),
    ).toEqual(['a1', 'b1', 'c1', 'a2', 'c2'])
    expect(buildingAt('classic', CITY, 'b2')).toBeNull()
  })

  it('says what is missing', () => {
    const spent = tap({}, 'a1', 'b1')
    expect(refusal(toggled(at('c1'), spent, judge))).toBe('end-lay-no-energy')
    const city = 'U1 F1 . . / . . . . / . . . . / . . . .'
    const poor = (allocation: Allocation) => cityRefusal('classic', city, allocation)
    expect(refusal(toggled(at('a1', city), {}, poor))).toBe('end-lay-no-inhabitants')
    expect(takesSomething(at('a1', city), poor)).toBe(true)
  })

  it('lets customers into activated Shops only, and not too many', () => {
    const change = (from: Allocation, by: 1 | -1, square = 'b1') =>
      customersChanged(at(square), from, by, judge)
    expect(refusal(change({}, 1))).toBe('end-lay-shop-dark')
    let shop = tap({}, 'b1')
    expect(refusal(change(shop, -1))).toBe('end-lay-shop-empty')
    for (const customers of [1, 2, 3, 4]) {
      shop = laid(change(shop, 1))
      expect(shop.b1).toEqual({ inhabitants: customers, energy: 1 })
    }
    expect(refusal(change(shop, 1))).toBe('end-lay-shop-full')
    expect(laid(change(shop, -1)).b1).toEqual({ inhabitants: 3, energy: 1 })
    expect(tap(shop, 'b1')).toEqual({})
  })

  it('knows when two allocations are the same', () => {
    const lit = { a1: { inhabitants: 0, energy: 1 } }
    expect(sameAllocation(lit, { b2: { inhabitants: 0, energy: 0 }, ...lit })).toBe(true)
    expect(sameAllocation(lit, {})).toBe(false)
    expect(sameAllocation({ a1: { energy: 0, inhabitants: 0 } }, {})).toBe(true)
  })
})
