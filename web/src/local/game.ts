/** A game that is kept on this device: its record, who sits where, and what is not decided yet.
 *
 * Everything else follows from it: the kernel plays the moves. What is read from the browser's
 * memory was not necessarily written by this page, so its shape is checked here.
 */
import { parseSite } from '../board/site'
import type { GameRecord } from '../game/replaying'
import { LEVELS, type Level } from '../kernel/thinker'
import { isOnDevice } from '../places/address'
import { MODES } from '../wire/facts'
import type { Allocation, NewTable, ResultData, Setup, TableView } from '../wire/types'
import { type Hinted, hintsOf } from './hints'

const FORMAT = 'quadropolis-device'
const VERSION = 1
export const PLAYERS = [2, 3, 4]
const SITE_SQUARES = 25
const LONGEST_NAME = 100
const LONGEST_MOVE = 20
const MOST_HINTED = 10_000

/** Somebody at this device, or a bot of that level. */
export interface DeviceSeat {
  name: string
  bot: Level | null
}

export interface DeviceGame {
  format: typeof FORMAT
  version: typeof VERSION
  id: string
  /** When something happened last, in seconds. */
  changed: number
  mode: Setup['mode']
  playgrounds: boolean
  allocation: Setup['allocation']
  seats: DeviceSeat[]
  /** Who begins, if that was agreed on; games of before have neither. */
  begins?: Setup['begins']
  first_seat?: number
  /** Whether there are hints, and what was asked for; games of before have neither. */
  hints?: Setup['hints']
  hinted?: Hinted[]
  first_player: number
  /** The bots' errors of judgement are drawn from it. */
  seed: number
  /** The 25 squares of every round that was dealt. */
  sites: string[][]
  moves: string[]
  /** The final allocations that were confirmed, and those that were laid out so far, by seat. */
  confirmed: Record<string, Allocation>
  laid: Record<string, Allocation>
  /** A move that somebody thinks about, after so many deals and moves. */
  draft: { ply: number; move: string } | null
  /** What people mean to do next, by seat; games of earlier versions have none. */
  plans?: Record<string, string>
  /** How far it has come, so that a list of games need not play them. */
  status: 'playing' | 'allocating' | 'finished' | 'ended'
  /** Whether somebody at this device is waited for. */
  waits: boolean
  result: ResultData | null
  /** The game that was begun after this one. */
  rematch: string | null
  /** The table that a server keeps it as, once it was handed over. */
  handed: string | null
}

/** So many unguessable letters and digits. */
function letters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}

/** A random number below that, from the device's own source of chance. */
export function below(count: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count
}

/** The seed of a deal. */
export function dealSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
}

/** A new game as it is asked for; `name` is whoever asks. */
export function newGame({ settings, bots, guests }: Partial<NewTable>, name: string): DeviceGame {
  const players = settings?.seats ?? 2
  const seats = Array.from({ length: players }, (_, at): DeviceSeat => {
    const seat = String(at) as keyof NewTable['bots']
    const bot = bots?.[seat]
    if (isLevel(bot)) return { name: '', bot }
    return { name: guests?.[seat] ?? name, bot: null }
  })
  const { mode = 'classic', playgrounds = false, allocation, begins, first_seat = 0, hints } = settings ?? {}
  const first = begins === 'chosen' ? first_seat : null
  return {
    ...begun(mode, playgrounds, allocation, seats, first),
    ...(begins ? { begins, first_seat } : {}),
    ...(hints ? { hints } : {}),
  }
}

/** Another game of the same players. */
export function gameAfter(game: DeviceGame): DeviceGame {
  const { mode, playgrounds, allocation, seats, begins, first_seat, hints } = game
  return {
    ...begun(mode, playgrounds, allocation, seats, firstAfter(game)),
    ...(begins ? { begins } : {}),
    ...(first_seat === undefined ? {} : { first_seat }),
    ...(hints ? { hints } : {}),
  }
}

/** A game that goes on from another one after so many moves, with these players. */
export function gameFrom(record: GameRecord, moves: number, seats: DeviceSeat[]): DeviceGame {
  const { mode, playgrounds = false, first_player, sites } = record
  const { turns } = MODES[mode]
  const dealt = Math.floor(moves / (turns * seats.length)) + 1
  return {
    ...begun(mode, playgrounds, 'automatic', seats, first_player),
    sites: sites.slice(0, dealt),
    moves: record.moves.slice(0, moves),
  }
}

/** Who begins the next game; null if that is drawn. */
export function firstAfter({ begins, first_seat, result }: DeviceGame): number | null {
  if (begins === 'chosen') return first_seat ?? 0
  if (!result) return null
  if (begins === 'winner') return Math.min(...result.winners)
  return begins === 'loser' ? result.scores.indexOf(Math.min(...result.scores)) : null
}

function begun(
  mode: DeviceGame['mode'],
  playgrounds: boolean,
  allocation: DeviceGame['allocation'] = 'automatic',
  seats: DeviceSeat[],
  first: number | null,
): DeviceGame {
  return {
    format: FORMAT,
    version: VERSION,
    id: `device-${letters(10)}`,
    changed: Date.now() / 1000,
    mode,
    playgrounds,
    allocation,
    seats,
    first_player: first ?? below(seats.length),
    seed: below(2 ** 32),
    sites: [],
    moves: [],
    confirmed: {},
    laid: {},
    draft: null,
    plans: {},
    status: 'playing',
    waits: false,
    result: null,
    rematch: null,
    handed: null,
  }
}

// --- what is read ---------------------------------------------------------------------

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
const isListOf = <T>(value: unknown, most: number, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(isOne)
export const isLevel = (value: unknown): value is Level => (LEVELS as readonly unknown[]).includes(value)

const isSeat = (value: unknown): value is DeviceSeat =>
  isObject(value) && isText(value.name, LONGEST_NAME) && (value.bot === null || isLevel(value.bot))

const isSite = (value: unknown): value is string[] =>
  isListOf(value, SITE_SQUARES, (face): face is string => isText(face, 10)) && value.length === SITE_SQUARES

const isMove = (value: unknown): value is string => isText(value, LONGEST_MOVE)

const isAllocation = (value: unknown): value is Allocation =>
  isObject(value) &&
  Object.values(value).every(
    (there) => isObject(there) && isCount(there.inhabitants, 99) && isCount(there.energy, 99),
  )

const isAllocations = (value: unknown): value is Record<string, Allocation> =>
  isObject(value) && Object.values(value).every(isAllocation)

const isResult = (value: unknown): value is ResultData =>
  isObject(value) &&
  isListOf(value.scores, 4, (score): score is number => Number.isInteger(score)) &&
  isListOf(value.winners, 4, (winner): winner is number => isCount(winner, 3)) &&
  isText(value.decided_by, 20)

const isHinted = (value: unknown): value is Hinted =>
  isObject(value) &&
  isCount(value.ply, 1_000) &&
  isCount(value.seat, 3) &&
  ['nudge', 'move', 'why'].includes(value.step as string) &&
  isText(value.moves, 1_000)

const isId = (value: unknown): value is string => isText(value, 40)

/** The game of a stored text; null if it is none. Whether its moves are possible, the kernel knows. */
export function gameOf(text: string): DeviceGame | null {
  let game: unknown
  try {
    game = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(game) || game.format !== FORMAT || game.version !== VERSION) return null
  const { id, changed, mode, seats, draft, result } = game
  if (!isId(id) || !isOnDevice(id) || typeof changed !== 'number') return null
  if (mode !== 'classic' && mode !== 'expert') return null
  const { rounds, turns } = MODES[mode]
  const fine =
    isListOf(seats, 4, isSeat) &&
    PLAYERS.includes(seats.length) &&
    typeof game.playgrounds === 'boolean' &&
    (game.allocation === 'automatic' || game.allocation === 'manual') &&
    isCount(game.first_player, seats.length - 1) &&
    (game.begins === undefined || ['random', 'chosen', 'loser', 'winner'].includes(game.begins as string)) &&
    (game.first_seat === undefined || isCount(game.first_seat, seats.length - 1)) &&
    (game.hints === undefined || ['alone', 'on', 'off'].includes(game.hints as string)) &&
    (game.hinted === undefined || isListOf(game.hinted, MOST_HINTED, isHinted)) &&
    isCount(game.seed, 2 ** 32) &&
    isListOf(game.sites, rounds, isSite) &&
    isListOf(game.moves, rounds * turns * seats.length, isMove) &&
    isAllocations(game.confirmed) &&
    isAllocations(game.laid) &&
    (game.plans === undefined || (isObject(game.plans) && Object.values(game.plans).every(isMove))) &&
    (draft === null || (isObject(draft) && isCount(draft.ply, 1_000) && isMove(draft.move))) &&
    ['playing', 'allocating', 'finished', 'ended'].includes(game.status as string) &&
    typeof game.waits === 'boolean' &&
    (result === null || isResult(result)) &&
    (game.rematch === null || isId(game.rematch)) &&
    (game.handed === null || isId(game.handed))
  return fine ? (game as unknown as DeviceGame) : null
}

// --- what is told of it ---------------------------------------------------------------

/** All people at a device are one, like those who hold several seats of a server's table. */
export const HERE = 'device'

/** Who sits where, as at any table. */
export function seatsOf(game: DeviceGame): TableView['seats'] {
  return game.seats.map(({ name, bot }, seat) => ({
    person: bot ? null : HERE,
    name: bot ? null : name,
    bot,
    resigned: false,
    invited: null,
    helped: 0,
    hints: hintsOf(game, seat),
  }))
}

/** The seats that people play on. */
export function peopleOf(game: DeviceGame): number[] {
  return game.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
}

/** The squares of a deal as they are written in records. */
export function squaresOf(site: string): string[] {
  return parseSite(site)
}
