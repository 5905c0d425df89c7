/** Laying out a final allocation by hand: what a touch on a building does.
 *
 * The server checks and counts every allocation; this keeps to the costs printed on the tiles,
 * so that it has nothing to refuse, and says at once why something cannot be.
 */
import { isActive } from '../board/city'
import { COSTS, MODES, type ModeName } from '../wire/facts'
import type { Allocation } from '../wire/types'
import { buildingsOf, givenBy, type CityBuilding } from './account'

export interface Supplies {
  inhabitants: number
  energy: number
}

export interface Refusal {
  /** Why not, as a text to be said. */
  key: string
  values: Record<string, string | number>
}

export type Changed = { allocation: Allocation } | { refusal: Refusal }

/** What is not on any building. */
export function suppliesLeft(city: string, allocation: Allocation): Supplies {
  const left = givenBy(city)
  for (const there of Object.values(allocation)) {
    left.inhabitants -= there.inhabitants
    left.energy -= there.energy
  }
  return left
}

export function buildingAt(mode: ModeName, city: string, square: string): CityBuilding | null {
  return buildingsOf(mode, city).find((there) => there.square === square) ?? null
}

/** What lies on a square now. */
export function lyingOn(allocation: Allocation, square: string): Supplies {
  const there = allocation[square]
  return { inhabitants: there?.inhabitants ?? 0, energy: there?.energy ?? 0 }
}

/** Whether something lies on a building that can be taken back. */
export function isLaid(building: CityBuilding, allocation: Allocation): boolean {
  const there = lyingOn(allocation, building.square)
  return there.inhabitants + there.energy > 0 && isActive(building.kind, allocation[building.square])
}

/** The most customers of a Shop. */
export function mostCustomers(mode: ModeName): number {
  return MODES[mode].shop.length - 1
}

/** Put a building's cost on it, or take back everything that lies there. */
export function toggled(mode: ModeName, city: string, allocation: Allocation, square: string): Changed {
  const building = buildingAt(mode, city, square)
  if (!building) return refused('end-lay-nothing-there', { where: square })
  if (isLaid(building, allocation)) return { allocation: without(allocation, square) }
  const cost = building.kind === 'park' ? { inhabitants: 0, energy: 1 } : COSTS[building.kind]
  if (cost.inhabitants + cost.energy === 0) {
    return refused('end-lay-needs-nothing', { kind: building.kind, where: square })
  }
  const left = suppliesLeft(city, allocation)
  if (left.inhabitants < cost.inhabitants) return refused('end-lay-no-inhabitants')
  if (left.energy < cost.energy) return refused('end-lay-no-energy')
  return { allocation: { ...allocation, [square]: { ...cost } } }
}

/** One customer more or less in an activated Shop. */
export function customersChanged(
  mode: ModeName,
  city: string,
  allocation: Allocation,
  square: string,
  by: 1 | -1,
): Changed {
  const building = buildingAt(mode, city, square)
  if (building?.kind !== 'shop') return refused('end-lay-no-shop')
  if (!isActive(building.kind, allocation[building.square])) return refused('end-lay-shop-dark')
  const there = lyingOn(allocation, square)
  const customers = there.inhabitants + by
  if (customers > mostCustomers(mode)) return refused('end-lay-shop-full', { count: mostCustomers(mode) })
  if (customers < 0) return refused('end-lay-shop-empty')
  if (by > 0 && suppliesLeft(city, allocation).inhabitants < 1) return refused('end-lay-no-inhabitants')
  return { allocation: { ...allocation, [square]: { ...there, inhabitants: customers } } }
}

/** Whether two allocations put the same on the same squares. */
export function sameAllocation(one: Allocation, other: Allocation): boolean {
  const squares = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...squares].every((square) => {
    const here = lyingOn(one, square)
    const there = lyingOn(other, square)
    return here.inhabitants === there.inhabitants && here.energy === there.energy
  })
}

function without(allocation: Allocation, square: string): Allocation {
  const { [square]: _, ...rest } = allocation
  return rest
}

function refused(key: string, values: Refusal['values'] = {}): Changed {
  return { refusal: { key, values } }
}
