/** The scoring pad as a value: who played what, and every city as it is tapped in. */
import { formatCity, parseCity } from '../../board/city'
import { FACES, faceOf, MODES, type ModeName } from '../../wire/facts'

export const FEWEST = 2
export const MOST = 4

export interface PadPlayer {
  /** As typed; may be empty. */
  name: string
  /** The city as text. */
  city: string
  /** What somebody counted instead of what the tiles give; null: as printed. */
  inhabitants: number | null
  energy: number | null
}

export interface Pad {
  mode: ModeName
  playgrounds: boolean
  players: PadPlayer[]
}

export function emptyCity(mode: ModeName): string {
  const { rows, columns } = MODES[mode]
  return formatCity(
    Array.from({ length: rows * columns }, () => []),
    columns,
  )
}

function newPlayer(mode: ModeName, name = ''): PadPlayer {
  return { name, city: emptyCity(mode), inhabitants: null, energy: null }
}

/** A pad with nothing on it yet; names may stay from the game before. */
export function emptyPad(mode: ModeName = 'classic', names: string[] = ['', ''], playgrounds = false): Pad {
  return { mode, playgrounds, players: names.map((name) => newPlayer(mode, name)) }
}

export function isEmpty(city: string): boolean {
  return parseCity(city).every((floors) => floors.length === 0)
}

/** Whether nothing has been tapped in. */
export function isBlank(pad: Pad): boolean {
  return pad.players.every((player) => isEmpty(player.city))
}

/** The pad for so many players: the first ones stay. */
export function withPlayers(pad: Pad, count: number): Pad {
  const players = Array.from({ length: count }, (_, at) => pad.players[at] ?? newPlayer(pad.mode))
  return { ...pad, players }
}

/** The pad for the other mode. The mats differ, so the cities begin anew. */
export function withMode(pad: Pad, mode: ModeName): Pad {
  if (mode === pad.mode) return pad
  const names = pad.players.map((player) => player.name)
  return emptyPad(mode, names, pad.playgrounds)
}

export function withPlayer(pad: Pad, at: number, changed: Partial<PadPlayer>): Pad {
  const players = pad.players.map((player, seat) => (seat === at ? { ...player, ...changed } : player))
  return { ...pad, players }
}

/** The faces to tap, kind by kind. */
export function palette(mode: ModeName, playgrounds: boolean): string[] {
  const { kinds } = MODES[mode]
  const shown = kinds.filter((kind) => kind !== 'playground' || playgrounds)
  return shown.flatMap((kind) => Object.keys(FACES).filter((name) => faceOf(name).kind === kind))
}

/** Whether a face would become the next floor of what stands there. */
export function stacks(mode: ModeName, floors: string[], face: string): boolean {
  const { kind } = faceOf(face)
  const lowest = floors[0]
  if (lowest === undefined || faceOf(lowest).kind !== kind) return false
  return MODES[mode].stackable.includes(kind) && floors.length < MODES[mode].floors
}

export interface Tapped {
  city: string
  /** The square to go on with. */
  next: string
}

/** A face tapped for a square: built there, or one floor more, or instead of what stands there. */
export function tap(mode: ModeName, city: string, square: string, face: string): Tapped {
  const { squares, columns } = MODES[mode]
  const floors = parseCity(city)
  const at = squares.indexOf(square)
  const there = floors[at] ?? []
  const stacked = stacks(mode, there, face)
  floors[at] = stacked ? [...there, face] : [face]
  // Whoever adds a floor may add another; else the next empty square is likely to be meant.
  const next = stacked ? square : (nextEmpty(mode, floors, at) ?? square)
  return { city: formatCity(floors, columns), next }
}

/** The upper floor of a square taken away. */
export function lower(mode: ModeName, city: string, square: string): string {
  const { squares, columns } = MODES[mode]
  const floors = parseCity(city)
  floors[squares.indexOf(square)]?.pop()
  return formatCity(floors, columns)
}

/** The next empty square after one, from the beginning again if need be. */
function nextEmpty(mode: ModeName, floors: string[][], at: number): string | null {
  const { squares } = MODES[mode]
  for (let step = 1; step < squares.length; step++) {
    const there = (at + step) % squares.length
    if (!floors[there]?.length) return squares[there] ?? null
  }
  return null
}

/** The square to begin with in a city. */
export function firstEmpty(mode: ModeName, city: string): string {
  const floors = parseCity(city)
  const at = floors.findIndex((there) => there.length === 0)
  return MODES[mode].squares[Math.max(at, 0)] as string
}

/** What people type for a city, tidied: blanks where they belong, big letters as tiles have them. */
export function tidied(text: string): string {
  const names = new Map(Object.keys(FACES).map((name) => [name.toLowerCase(), name]))
  return text
    .trim()
    .split(/\s*[/\n]\s*/)
    .map((row) =>
      row
        .replace(/\s*\+\s*/g, '+')
        .split(/\s+/)
        .map((square) =>
          square
            .split('+')
            .map((face) => names.get(face.toLowerCase()) ?? face)
            .join('+'),
        )
        .join(' '),
    )
    .join(' / ')
}

/** Whether a text is a city of that mode: the right size, tiles that exist, stacks that can stand. */
export function isCity(mode: ModeName, text: string): boolean {
  const facts = MODES[mode]
  const rows = text.split('/').map((row) => row.trim().split(/\s+/))
  if (rows.length !== facts.rows || rows.some((row) => row.length !== facts.columns)) return false
  return parseCity(text).every((floors) => {
    const [lowest, ...above] = floors
    if (lowest === undefined) return true
    const known = Object.hasOwn(FACES, lowest) ? FACES[lowest] : undefined
    if (!known || !facts.kinds.includes(known.kind) || floors.length > facts.floors) return false
    if (above.length && !facts.stackable.includes(known.kind)) return false
    return above.every((face) => Object.hasOwn(FACES, face) && FACES[face]?.kind === known.kind)
  })
}
