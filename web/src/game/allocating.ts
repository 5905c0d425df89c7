/** Laying out a final allocation by hand: what a touch on a building does.
 *
 * What may lie where the kernel decides; here it is only tried out, and its reasons against it are
 * put into words that fit the moment.
 */
import { type Refusal } from '../wire/refusal'
import { COSTS, type Kind, type ModeName } from '../wire/facts'
import type { Allocation } from '../wire/types'
import { buildingsOf, type CityBuilding, givenBy } from './sheets'

export interface Supplies {
  inhabitants: number
  energy: number
}

interface Complaint {
  /** Why not, as a text to be said. */
  key: string
  values: Record<string, string | number>
}

export type Changed = { allocation: Allocation } | { refusal: Complaint }

/** Why a city cannot be laid out like this; null if it can. */
export type Judge = (allocation: Allocation) => Refusal | null

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

/** Whether something lies there that can be taken back. */
export function isLaid(allocation: Allocation, square: string): boolean {
  const there = lyingOn(allocation, square)
  return there.inhabitants + there.energy > 0
}

/** What a touch puts on a building: the cost printed on it, else a unit of energy, if it takes any. */
function wantedBy(kind: Kind): Supplies {
  const { inhabitants, energy } = COSTS[kind]
  return inhabitants + energy > 0 ? { inhabitants, energy } : { inhabitants: 0, energy: 1 }
}

/** Whether anything can ever lie on a building, though there may be nothing left to put there. */
export function takesSomething({ square, kind }: CityBuilding, judge: Judge): boolean {
  const refusal = judge({ [square]: wantedBy(kind) })
  return refusal === null || refusal.code === 'allocation/not_enough'
}

/** Put on a building what it needs, or take back everything that lies there. */
export function toggled(building: CityBuilding, allocation: Allocation, judge: Judge): Changed {
  const { square, kind } = building
  if (isLaid(allocation, square)) {
    const { [square]: _, ...rest } = allocation
    return { allocation: rest }
  }
  return judged({ ...allocation, [square]: wantedBy(kind) }, building, judge)
}

/** One customer more or less in a Shop. */
export function customersChanged(
  building: CityBuilding,
  allocation: Allocation,
  by: 1 | -1,
  judge: Judge,
): Changed {
  const { square } = building
  const there = lyingOn(allocation, square)
  const inhabitants = there.inhabitants + by
  if (inhabitants < 0) return { refusal: { key: 'end-lay-shop-empty', values: {} } }
  return judged({ ...allocation, [square]: { ...there, inhabitants } }, building, judge)
}

function judged(allocation: Allocation, building: CityBuilding, judge: Judge): Changed {
  const refusal = judge(allocation)
  return refusal ? { refusal: complaintOf(refusal, building) } : { allocation }
}

function complaintOf({ code, values }: Refusal, { square, kind }: CityBuilding): Complaint {
  if (code === 'allocation/not_enough') {
    return { key: `end-lay-no-${String(values.resource)}`, values: {} }
  }
  if (values.expected !== 'shop') return { key: 'end-lay-needs-nothing', values: { kind, where: square } }
  const most = Number(values.most)
  return Number(values.inhabitants) > most
    ? { key: 'end-lay-shop-full', values: { count: most } }
    : { key: 'end-lay-shop-dark', values: {} }
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
