/** Cities as text and as a plan: which square stands where, in which district, with which numbers. */
import { COSTS, MODES, faceOf, type Kind, type ModeName } from '../wire/facts'
import type { Allocation } from '../wire/types'

/** The floors of every square, row by row, bottom floor first; an empty square has none. */
export function parseCity(text: string): string[][] {
  return text
    .split('/')
    .flatMap((row) => row.trim().split(/\s+/))
    .map((floors) => (floors === '.' ? [] : floors.split('+')))
}

/** The floors of one square. */
export function squareFloors(mode: ModeName, city: string, square: string): string[] {
  return parseCity(city)[MODES[mode].squares.indexOf(square)] ?? []
}

/** The city as text again. */
export function formatCity(floors: string[][], columns: number): string {
  const rows: string[] = []
  for (let at = 0; at < floors.length; at += columns) {
    const row = floors.slice(at, at + columns)
    rows.push(row.map((faces) => faces.join('+') || '.').join(' '))
  }
  return rows.join(' / ')
}

/** The city with one more tile on a square. */
export function withTile(city: string, mode: ModeName, square: string, face: string): string {
  const { squares, columns } = MODES[mode]
  const floors = parseCity(city)
  floors[squares.indexOf(square)]?.push(face)
  return formatCity(floors, columns)
}

/** What is built on a square; null if nothing is. */
interface Built {
  kind: Kind
  /** The face on top. */
  face: string
  floors: number
}

export function builtOf(floors: string[]): Built | null {
  const face = floors.at(-1)
  return face === undefined ? null : { kind: faceOf(face).kind, face, floors: floors.length }
}

/** Whether a building is drawn alive: it needs nothing, or has what is printed on it. */
export function isActive(kind: Kind, there: Allocation[string] | undefined): boolean {
  const { inhabitants, energy } = COSTS[kind]
  return (there?.inhabitants ?? 0) >= inhabitants && (there?.energy ?? 0) >= energy
}

/** One square of a city mat, and its place among the tracks of the plan. */
export interface PlanSquare {
  name: string
  row: number
  column: number
  district: number
  /** The number printed on the square (Expert); in Classic rows and columns are numbered. */
  number: number | null
  /** First lines of its tracks, for a CSS grid. */
  gridRow: number
  gridColumn: number
}

/** The rectangle of a district. */
interface PlanDistrict {
  district: number
  gridRow: string
  gridColumn: string
  /** One square wide: its number cannot stand between two of them. */
  narrow: boolean
}

interface Label {
  number: number
  line: number
}

/** A column's letter or a row's number, as moves and the log name them, beside its line. */
interface Coordinate {
  sign: string
  line: number
}

export interface CityPlan {
  rows: PlanSquare[][]
  districts: PlanDistrict[]
  /** The numbers that architects match at the edge; empty where squares carry their own. */
  rowLabels: Label[]
  columnLabels: Label[]
  /** What the squares are called by: letters below the mat, numbers left of it. */
  columnSigns: Coordinate[]
  rowSigns: Coordinate[]
  /** Sizes of the tracks as parts of the whole. */
  rowTracks: number[]
  columnTracks: number[]
  width: number
  height: number
}

const SQUARE = 20
const STREET = 2
const EDGE = 1.5
const LABEL = 5
const LETTER = 4

/** The plan of a mode's city mat: tracks of squares with streets between the districts. */
export function cityPlan(mode: ModeName): CityPlan {
  const facts = MODES[mode]
  const districtAt = (row: number, column: number) => facts.districts[row * facts.columns + column] as number
  const labelled = facts.squares.every((_, at) => {
    const numbers = facts.numbers[at] as number[]
    const row = Math.floor(at / facts.columns) + 1
    const column = (at % facts.columns) + 1
    return numbers.every((number) => number === row || number === column)
  })
  const rowTracks = tracks(facts.rows, labelled ? LABEL : EDGE, LETTER, (row) =>
    range(facts.columns).some((column) => districtAt(row, column) !== districtAt(row + 1, column)),
  )
  const columnTracks = tracks(facts.columns, LABEL, EDGE, (column) =>
    range(facts.rows).some((row) => districtAt(row, column) !== districtAt(row, column + 1)),
  )
  const rowLines = squareLines(rowTracks)
  const columnLines = squareLines(columnTracks)
  const rows = range(facts.rows).map((row) =>
    range(facts.columns).map((column): PlanSquare => {
      const at = row * facts.columns + column
      const district = facts.districts[at] as number
      const own = (facts.numbers[at] as number[]).find((number) => number !== district)
      return {
        name: facts.squares[at] as string,
        row,
        column,
        district,
        number: labelled ? null : (own ?? null),
        gridRow: rowLines[row] as number,
        gridColumn: columnLines[column] as number,
      }
    }),
  )
  const all = rows.flat()
  return {
    rows,
    districts: [...new Set(facts.districts)].sort().map((district) => {
      const inside = all.filter((square) => square.district === district)
      const span = (lines: number[]) => `${Math.min(...lines)} / ${Math.max(...lines) + 1}`
      return {
        district,
        gridRow: span(inside.map((square) => square.gridRow)),
        gridColumn: span(inside.map((square) => square.gridColumn)),
        narrow: new Set(inside.map((square) => square.column)).size === 1,
      }
    }),
    rowLabels: labelled ? rowLines.map((line, row) => ({ number: row + 1, line })) : [],
    columnLabels: labelled ? columnLines.map((line, column) => ({ number: column + 1, line })) : [],
    columnSigns: columnLines.map((line, column) => ({ sign: columnSign(facts.squares[column] ?? ''), line })),
    rowSigns: rowLines.map((line, row) => ({
      sign: rowSign(facts.squares[row * facts.columns] ?? ''),
      line,
    })),
    rowTracks,
    columnTracks,
    width: sum(columnTracks),
    height: sum(rowTracks),
  }
}

/** A square's name in its parts: the letter of its column, the number of its row. */
export const columnSign = (square: string) => square.slice(0, 1)
export const rowSign = (square: string) => square.slice(1)

/** An edge, then squares with streets where a district ends, then an edge. */
function tracks(count: number, lead: number, end: number, streetAfter: (at: number) => boolean): number[] {
  const found = [lead]
  for (let at = 0; at < count; at++) {
    found.push(SQUARE)
    if (at + 1 < count && streetAfter(at)) found.push(STREET)
  }
  return [...found, end]
}

/** The first grid line of every square's track. */
function squareLines(sizes: number[]): number[] {
  return sizes.flatMap((size, at) => (size === SQUARE ? [at + 1] : []))
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at)
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)
