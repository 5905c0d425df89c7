/** The score tables, from the facts of the game: for one mode, or for both with Expert's part marked. */
import { COSTS, MODES, type Kind, type ModeFacts, type ModeName } from '../wire/facts'
import { plain } from './numbers'

type Counted = 'tower' | 'shop' | 'public_service' | 'park' | 'harbor'
type ByNeighbor = 'factory' | 'monument'
export type ScoreTableName = 'costs' | 'office' | Counted | ByNeighbor
export type Scope = ModeName | 'both'

type Say = (key: string, values?: Record<string, string | number>) => string

interface Head {
  text: string
  /** The kind whose sign stands here. */
  kind?: Kind
}

interface TableInWords {
  heads: Head[]
  rows: { head: Head; cells: string[] }[]
}

const COUNTED: Record<Counted, string> = {
  tower: 'scores-floors',
  shop: 'scores-customers',
  public_service: 'scores-districts',
  park: 'scores-towers-beside',
  harbor: 'scores-line',
}

/** A table in words. */
export function scoreTable(name: ScoreTableName, scope: Scope, say: Say): TableInWords {
  const mode = MODES[scope === 'classic' ? 'classic' : 'expert']
  if (name === 'costs') return costs(mode, say)
  if (name === 'office') return offices(mode, say)
  if (name === 'factory') return byNeighbor(mode.factory, scope, say)
  if (name === 'monument') return byNeighbor(besideMonument(mode), scope, say)
  return counted(name, scope, mode, say)
}

function costs(mode: ModeFacts, say: Say): TableInWords {
  return {
    heads: [{ text: say('scores-building') }, { text: say('scores-needs') }],
    rows: mode.kinds.map((kind) => ({
      head: { text: say(`kind-${kind}`), kind },
      cells: [say(needs(kind))],
    })),
  }
}

/** The text of what a kind needs to be activated. */
export function needs(kind: Kind): string {
  const { inhabitants, energy } = COSTS[kind]
  if (kind === 'shop') return 'scores-needs-customers'
  if (inhabitants && energy) return 'scores-needs-both'
  if (inhabitants) return 'scores-needs-inhabitant'
  return energy ? 'scores-needs-energy' : 'scores-needs-nothing'
}

function counted(name: Counted, scope: Scope, mode: ModeFacts, say: Say): TableInWords {
  const shown = mode[name].slice(1)
  const classic = MODES.classic[name].length
  const head = (count: number) =>
    scope === 'both' && count >= classic ? say('scores-expert-only', { count }) : String(count)
  const key = name === 'park' && scope === 'expert' ? 'scores-towers-and-offices-beside' : COUNTED[name]
  return {
    heads: [{ text: say(key) }, ...shown.map((_, at) => ({ text: head(at + 1) }))],
    rows: [{ head: { text: say('scores-points') }, cells: shown.map(plain) }],
  }
}

/** What each kind is worth beside a Monument, also what brings nothing. */
function besideMonument(mode: ModeFacts): Partial<Record<Kind, number>> {
  const rest = mode.kinds.filter((kind) => !(kind in mode.monument))
  return { ...mode.monument, ...Object.fromEntries(rest.map((kind) => [kind, 0])) }
}

/** For both modes a line per neighbor, to be read; for one mode side by side, to be looked up. */
function byNeighbor(worth: Partial<Record<Kind, number>>, scope: Scope, say: Say): TableInWords {
  const pairs = Object.entries(worth) as [Kind, number][]
  const headOf = (kind: Kind) => ({ text: say(`kind-${kind}`), kind })
  const each = { text: say('scores-each-beside') }
  const points = { text: say('scores-points') }
  if (scope === 'both') {
    const rows = pairs.map(([kind, worth]) => ({ head: headOf(kind), cells: [plain(worth)] }))
    return { heads: [each, points], rows }
  }
  return {
    heads: [each, ...pairs.map(([kind]) => headOf(kind))],
    rows: [{ head: points, cells: pairs.map(([, worth]) => plain(worth)) }],
  }
}

function offices(mode: ModeFacts, say: Say): TableInWords {
  const last = mode.office.length
  const size = (at: number) => (at === last ? say('scores-group-and-more', { size: at }) : String(at))
  const floors = (mode.office[0] ?? []).slice(1).map((_, at) => at + 1)
  return {
    heads: [{ text: say('scores-group-by-floors') }, ...floors.map((count) => ({ text: String(count) }))],
    rows: mode.office.map((line, at) => ({
      head: { text: size(at + 1) },
      cells: line.slice(1).map(plain),
    })),
  }
}

/** The tables of the one-page helper, in the order of the score pad. */
export function helperTables(mode: ModeName): (Counted | ByNeighbor | 'office')[] {
  const all = ['tower', 'shop', 'public_service', 'park', 'factory', 'harbor', 'office', 'monument'] as const
  return all.filter((name) => MODES[mode].kinds.includes(name))
}

/** How a category brings points, in a sentence with its table. */
export function sayHow(category: string, mode: ModeName, say: Say): string {
  const table = (MODES[mode] as unknown as Record<string, unknown>)[category]
  // Worth of 1, 2, 3 ...: what stands at 0 is nothing. Harbors begin with a line of two.
  const from = category === 'harbor' ? 2 : 1
  const counted = Array.isArray(table) && typeof table[0] === 'number'
  // No-break spaces: the table of points stays in one line.
  const points = counted ? table.slice(from).join('\u00a0/\u00a0') : ''
  return say(`end-how-${category}`, { points, mode })
}

/** The category in which a kind scores: Playgrounds count as Parks. */
export function scoredAs(kind: Kind): Exclude<Kind, 'playground'> {
  return kind === 'playground' ? 'park' : kind
}
