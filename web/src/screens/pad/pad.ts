/** The scoring pad as a value: who played what, and every city as it is tapped in. */
import { formatCity, parseCity, squareFloors, withTile } from '../../board/city'
import { cityRefusal } from '../../game/seeing'
import { kernel, Refused } from '../../kernel/kernel'
import type { Allocation, Sheet } from '../../wire/types'
import type { Refusal } from '../../wire/refusal'
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
  /** Where inhabitants and energy were put at the table; null: where they bring most. */
  allocation: Allocation | null
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
  return { name, city: emptyCity(mode), inhabitants: null, energy: null, allocation: null }
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

/** A city's sheet as it is laid out, or as it would be best. */
export function sheetOf(pad: Pad, player: PadPlayer, allocation: Allocation | null): Sheet {
  const { mode, playgrounds } = pad
  const { city, inhabitants, energy } = player
  return kernel().score({ mode, playgrounds, city, inhabitants, energy, margins: false, allocation })
}

/** Why somebody cannot have laid out their city like this; null if they can. */
export function layingRefusal(pad: Pad, player: PadPlayer, allocation: Allocation): Refusal | null {
  try {
    sheetOf(pad, player, allocation)
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** The faces to tap, kind by kind. */
export function palette(mode: ModeName, playgrounds: boolean): string[] {
  const { kinds } = MODES[mode]
  const shown = kinds.filter((kind) => kind !== 'playground' || playgrounds)
  return shown.flatMap((kind) => Object.keys(FACES).filter((name) => faceOf(name).kind === kind))
}

/** Whether a face would become the next floor of what stands there: if that is a city, it would. */
export function stacks(mode: ModeName, city: string, square: string, face: string): boolean {
  if (!squareFloors(mode, city, square).length) return false
  return cityRefusal(mode, withTile(city, mode, square, face)) === null
}

interface Tapped {
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
  const stacked = stacks(mode, city, square, face)
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
