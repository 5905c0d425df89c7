/** Where the points of a city come from: the lines behind each category of its score sheet.
 *
 * The sheet is the server's and always right. The lines only tell how it comes about, read
 * from the tables printed on mats and tiles; the tests hold their sums equal to sheets.
 */
import { isActive, parseCity } from '../board/city'
import { faceOf, MODES, type Kind, type ModeFacts, type ModeName } from '../wire/facts'
import type { Sheet } from '../wire/types'

export type Category = keyof Sheet['categories']

export interface SheetLine {
  /** The buildings that bring these points; none for what stands outside the city. */
  squares: string[]
  /** The neighbors that count for them. */
  beside: string[]
  points: number
  /** Brought by all of them together: there is no building to show the points at. */
  shared: boolean
  /** What is said about it: a key of the texts, and its values. */
  key: string
  values: Record<string, string | number>
}

const ORDER: Category[] = [
  'tower',
  'shop',
  'public_service',
  'park',
  'factory',
  'harbor',
  'office',
  'monument',
  'idle_inhabitants',
  'pollution',
]

/** The categories of a mode, in the order of the score pad. */
export function categoriesOf(mode: ModeName): Category[] {
  const kinds: string[] = MODES[mode].kinds
  return ORDER.filter((category) => kindOf(category) === null || kinds.includes(category))
}

/** The kind of building a category is about; null for what lies idle. */
export function kindOf(category: Category): Kind | null {
  return category === 'idle_inhabitants' || category === 'pollution' ? null : category
}

export interface CityBuilding {
  square: string
  index: number
  kind: Kind
  floors: number
  /** The points printed on it. */
  printed: number
}

/** Every building of a city, whether activated or not. */
export function buildingsOf(mode: ModeName, city: string): CityBuilding[] {
  return parseCity(city).flatMap((floors, index) => {
    const [lowest] = floors
    if (lowest === undefined) return []
    const face = faceOf(lowest)
    const square = MODES[mode].squares[index] as string
    return [{ square, index, kind: face.kind, floors: floors.length, printed: face.points }]
  })
}

/** The inhabitants and energy units that the tiles of a city give. */
export function givenBy(city: string): { inhabitants: number; energy: number } {
  const given = { inhabitants: 0, energy: 0 }
  for (const name of parseCity(city).flat()) {
    const face = faceOf(name)
    given.inhabitants += face.inhabitants
    given.energy += face.energy
  }
  return given
}

/** The lines of one category. */
export function linesOf(mode: ModeName, city: string, sheet: Sheet, category: Category): SheetLine[] {
  if (category === 'idle_inhabitants' || category === 'pollution') {
    const points = sheet.categories[category]
    if (!points) return []
    const key = `end-line-${category}`
    return [{ squares: [], beside: [], points, shared: true, key, values: { count: -points } }]
  }
  const standing = buildingsOf(mode, city).filter((there) =>
    isActive(there.kind, sheet.allocation[there.square]),
  )
  return new Account(MODES[mode], standing, sheet)[category]()
}

/** What single buildings bring in one category, to be shown there. */
export function pointsAt(lines: SheetLine[]): Record<string, number> {
  const points: Record<string, number> = {}
  for (const line of lines) {
    const at = line.squares[0]
    if (!line.shared && at !== undefined) points[at] = (points[at] ?? 0) + line.points
  }
  return points
}

const SHARED = ['public_service', 'harbor-across', 'harbor-down']

class Account {
  constructor(
    readonly mode: ModeFacts,
    readonly standing: CityBuilding[],
    readonly sheet: Sheet,
  ) {}

  tower(): SheetLine[] {
    return this.#of('tower').map((there) =>
      line('tower', [there], this.mode.tower[there.floors], { floors: there.floors }),
    )
  }

  shop(): SheetLine[] {
    return this.#of('shop').map((there) => {
      const customers = this.sheet.allocation[there.square]?.inhabitants ?? 0
      return line('shop', [there], this.mode.shop[customers], { customers })
    })
  }

  public_service(): SheetLine[] {
    const services = this.#of('public_service')
    if (!services.length) return []
    const districts = new Set(services.map((there) => this.mode.districts[there.index])).size
    const points = this.mode.public_service[districts]
    return [line('public_service', services, points, { districts }), ...printed(services)]
  }

  park(): SheetLine[] {
    return this.#of('park', 'playground').map((there) => {
      const towers = this.#beside(there).filter((other) => this.mode.stackable.includes(other.kind))
      const values = { towers: towers.length, kind: there.kind }
      return line('park', [there], this.mode.park[towers.length], values, towers)
    })
  }

  factory(): SheetLine[] {
    return this.#of('factory').flatMap((there) => this.#byNeighbor('factory', there, this.mode.factory))
  }

  harbor(): SheetLine[] {
    const harbors = this.#of('harbor')
    const { columns } = this.mode
    const across = longest(harbors, (index) => (index % columns === 0 ? null : index - 1))
    const down = longest(harbors, (index) => (index < columns ? null : index - columns))
    const lines = [
      line('harbor-across', across, this.mode.harbor[across.length], { count: across.length }),
      line('harbor-down', down, this.mode.harbor[down.length], { count: down.length }),
    ]
    return [...lines.filter(({ points }) => points > 0), ...printed(harbors)]
  }

  office(): SheetLine[] {
    const offices = this.#of('office')
    const table = this.mode.office
    return offices.map((there) => {
      const group = this.#group(there, offices)
      const row = table[Math.min(group.length, table.length) - 1]
      const values = { floors: there.floors, group: group.length }
      const others = group.filter((other) => other !== there)
      return line('office', [there], row?.[there.floors], values, others)
    })
  }

  monument(): SheetLine[] {
    return this.#of('monument').flatMap((there) => this.#byNeighbor('monument', there, this.mode.monument))
  }

  #of(...kinds: Kind[]): CityBuilding[] {
    return this.standing.filter((there) => kinds.includes(there.kind))
  }

  #beside(there: CityBuilding): CityBuilding[] {
    const { columns } = this.mode
    const column = there.index % columns
    const row = Math.floor(there.index / columns)
    return this.standing.filter(({ index }) => {
      const away = Math.abs((index % columns) - column) + Math.abs(Math.floor(index / columns) - row)
      return away === 1
    })
  }

  #group(there: CityBuilding, offices: CityBuilding[]): CityBuilding[] {
    const group = [there]
    for (const member of group) {
      for (const other of this.#beside(member)) {
        if (offices.includes(other) && !group.includes(other)) group.push(other)
      }
    }
    return group
  }

  /** A line for every kind of neighbor that pays or costs something. */
  #byNeighbor(name: string, there: CityBuilding, worth: Partial<Record<Kind, number>>): SheetLine[] {
    const beside = this.#beside(there)
    return (Object.entries(worth) as [Kind, number][]).flatMap(([kind, each]) => {
      const others = beside.filter((other) => other.kind === kind)
      if (!others.length) return []
      const values = { kind, count: others.length, each }
      return [line(`${name}-neighbor`, [there], each * others.length, values, others)]
    })
  }
}

function line(
  name: string,
  buildings: CityBuilding[],
  points = 0,
  values: SheetLine['values'] = {},
  beside: CityBuilding[] = [],
): SheetLine {
  const squares = buildings.map(({ square }) => square)
  const shared = SHARED.includes(name)
  const key = `end-line-${name}`
  values = { where: squares[0] ?? '', ...values }
  return { squares, beside: beside.map(({ square }) => square), points, shared, key, values }
}

function printed(buildings: CityBuilding[]): SheetLine[] {
  return buildings
    .filter((there) => there.printed > 0)
    .map((there) => line('printed', [there], there.printed, { kind: there.kind }))
}

/** The longest unbroken line; `before` gives the square a line would come from. */
function longest(harbors: CityBuilding[], before: (index: number) => number | null): CityBuilding[] {
  const lines = new Map<number, CityBuilding[]>()
  let best: CityBuilding[] = []
  for (const there of harbors) {
    const from = before(there.index)
    const run = [...((from === null ? null : lines.get(from)) ?? []), there]
    lines.set(there.index, run)
    if (run.length > best.length) best = run
  }
  return best
}
