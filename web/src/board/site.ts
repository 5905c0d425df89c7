/** The construction site as text and as a plan of 7 by 7: squares inside, spots around. */
import { SPOTS } from '../wire/facts'
import { columnSign, rowSign } from './city'

export const SIDE = 5
export const EMPTY = '.'
export const FACE_DOWN = '#'

/** The faces of the 25 squares, row by row; `#` face down, `.` empty. */
export function parseSite(text: string): string[] {
  return text
    .split('/')
    .flatMap((row) => row.trim().split(/\s+/))
    .filter((face) => face !== '')
}

/** The site as text again. */
export function formatSite(faces: readonly string[]): string {
  const rows = Array.from({ length: SIDE }, (_, row) => faces.slice(row * SIDE, (row + 1) * SIDE).join(' '))
  return rows.join(' / ')
}

/** The name of a square by its row and column, counted from 0. */
function siteSquare(row: number, column: number): string {
  return `${'abcde'.charAt(column)}${row + 1}`
}

/** The names of all squares, row by row. */
export const SITE_SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  siteSquare(Math.floor(at / SIDE), at % SIDE),
)

/** What the squares are called by, and where on the plan it is printed: letters below, numbers left. */
export const SITE_SIGNS: readonly { sign: string; row: number; column: number }[] = [
  ...Array.from({ length: SIDE }, (_, at) => ({
    sign: columnSign(siteSquare(0, at)),
    row: SIDE + 1,
    column: at + 1,
  })),
  ...Array.from({ length: SIDE }, (_, at) => ({ sign: rowSign(siteSquare(at, 0)), row: at + 1, column: 0 })),
]

/** Where a square lies, row and column counted from 0. */
export function siteIndex(square: string): { row: number; column: number } {
  return { row: Number(square.slice(1)) - 1, column: 'abcde'.indexOf(square.slice(0, 1)) }
}

export type SitePlace =
  | { what: 'corner'; name: string }
  | { what: 'spot'; name: string; side: Side; index: number }
  | { what: 'square'; name: string; row: number; column: number }
export type Side = 'N' | 'E' | 'S' | 'W'

/** The whole board row by row: corners, spots and squares. */
export const SITE_PLACES: readonly (readonly SitePlace[])[] = Array.from({ length: SIDE + 2 }, (_, row) =>
  Array.from({ length: SIDE + 2 }, (_, column) => placeAt(row, column)),
)

function placeAt(row: number, column: number): SitePlace {
  const last = SIDE + 1
  const inRow = row > 0 && row < last
  const inColumn = column > 0 && column < last
  if (inRow && inColumn) {
    return { what: 'square', name: siteSquare(row - 1, column - 1), row: row - 1, column: column - 1 }
  }
  const spot = (side: Side, index: number): SitePlace => ({
    what: 'spot',
    name: `${side}${index}`,
    side,
    index,
  })
  if (inColumn) return spot(row === 0 ? 'N' : 'S', column)
  if (inRow) return spot(column === 0 ? 'W' : 'E', row)
  return { what: 'corner', name: `corner-${row}-${column}` }
}

/** The four spots a square is reached from, each with the architect that reaches it. */
export function waysTo(square: string): { spot: string; architect: number }[] {
  return Object.entries(SPOTS).flatMap(([spot, reached]) => {
    const at = reached.indexOf(square)
    return at < 0 ? [] : [{ spot, architect: at + 1 }]
  })
}

/** The square an architect reaches from a spot. */
export function reachOf(spot: string, architect: number): string | null {
  return SPOTS[spot]?.[architect - 1] ?? null
}

// Both alike: then the whole board fits the narrowest phones with places large enough for a finger.
const SPOT_SIZE = 50
const TILE_SIZE = 50
/** The side of the whole board, and the sizes of its seven tracks, as parts of it. */
export const SITE_TRACKS = [SPOT_SIZE, ...Array<number>(SIDE).fill(TILE_SIZE), SPOT_SIZE]
export const SITE_SIZE = 2 * SPOT_SIZE + SIDE * TILE_SIZE

/** The middle of a spot or a square, in the board's own units. */
export function middleOf(name: string): { x: number; y: number } {
  const along = (at: number) => SPOT_SIZE + (at + 0.5) * TILE_SIZE
  const number = Number(name.slice(1))
  switch (name.slice(0, 1)) {
    case 'N':
      return { x: along(number - 1), y: SPOT_SIZE / 2 }
    case 'S':
      return { x: along(number - 1), y: SITE_SIZE - SPOT_SIZE / 2 }
    case 'W':
      return { x: SPOT_SIZE / 2, y: along(number - 1) }
    case 'E':
      return { x: SITE_SIZE - SPOT_SIZE / 2, y: along(number - 1) }
    default: {
      const { row, column } = siteIndex(name)
      return { x: along(column), y: along(row) }
    }
  }
}

/** Where a spot touches the site: lines begin there and leave the architect readable. */
export function edgeOf(spot: string): { x: number; y: number } {
  const { x, y } = middleOf(spot)
  const inside = (at: number) => Math.min(Math.max(at, SPOT_SIZE), SITE_SIZE - SPOT_SIZE)
  return { x: inside(x), y: inside(y) }
}
