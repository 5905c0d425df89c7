/** What is in the box, in words: the tiles of a mode, round by round. */
import { faceOf, MODES, type Kind, type ModeName } from '../wire/facts'
import { BOX } from './rules'

type Say = (key: string, values?: Record<string, string | number>) => string

interface BoxRow {
  /** The kind whose sign stands here; none for the sums. */
  kind?: Kind
  tile: string
  cells: string[]
}

/** The rounds, and a row for each face with its sum over all rounds; at the end the sums of the rounds. */
export function boxRows(mode: ModeName, say: Say): { rounds: number[]; rows: BoxRow[] } {
  const faces = Object.entries(BOX[mode])
  const rounds = Array.from({ length: MODES[mode].rounds }, (_, at) => at + 1)
  const rows: BoxRow[] = faces.map(([name, counts]) => {
    const { kind, inhabitants, energy, points, mayor } = faceOf(name)
    const shown = { kind: say(`kind-${kind}`), inhabitants, energy, points, mayor: mayor ? 'yes' : 'no' }
    return { kind, tile: say('site-tile', shown), cells: withSum(counts) }
  })
  const all = rounds.map((_, at) => added(faces.map(([, counts]) => counts[at] ?? [])))
  return { rounds, rows: [...rows, { tile: say('end-total'), cells: withSum(all) }] }
}

function withSum(counts: number[][]): string[] {
  return [...counts, added(counts)].map(cell)
}

/** With two, three and four players each, added up. */
function added(counts: number[][]): number[] {
  return (counts[0] ?? []).map((_, at) => counts.reduce((sum, row) => sum + (row[at] ?? 0), 0))
}

/** One number where it is the same for all. */
function cell(counts: number[]): string {
  return new Set(counts).size === 1 ? String(counts[0]) : counts.join('/')
}
