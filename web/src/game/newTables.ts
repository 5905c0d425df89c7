/** New tables as they are asked for. */
import type { ModeName } from '../wire/facts'
import type { BotOffer, NewTable, Setup, TableSettings } from '../wire/types'

/** The ways to a new game that ask something first. */
export type NewGame = 'bots' | 'hotseat' | 'online'

export const PLAYERS = [2, 3, 4] as const

export interface GameChoice {
  mode: ModeName
  players: number
  playgrounds: boolean
  /** Who lays out inhabitants and energy at the end; the page does, if nothing is said. */
  allocation?: Setup['allocation']
  /** Who begins; drawn, if nothing is said. */
  begins?: Begins
  /** Whether there are hints against bots and around one device; there are, if nothing is said. */
  hints?: boolean
}

/** Drawn, a seat, or whoever lost or won the game before. */
export type Begins = 'random' | 'loser' | 'winner' | `seat-${number}`

export const FIRST_CHOICE: GameChoice = { mode: 'classic', players: 3, playgrounds: false }

/** The bots of a first game: one just learns it too, one knows it. */
const FRIENDLY = ['beginner', 'casual']

type SeatKey = '0' | '1' | '2' | '3'

function bySeat(first: number, values: readonly string[]): Partial<Record<SeatKey, string>> {
  return Object.fromEntries(values.map((value, index) => [String(first + index) as SeatKey, value]))
}

function settingsOf({ mode, players, playgrounds, allocation, begins, hints }: GameChoice): TableSettings {
  return {
    mode,
    seats: players,
    playgrounds,
    ...(allocation ? { allocation } : {}),
    ...beginning(begins ?? 'random', players),
    ...(hints === false ? { hints: 'off' } : {}),
  }
}

function beginning(begins: Begins, players: number): Pick<TableSettings, 'begins' | 'first_seat'> {
  if (begins === 'random') return {}
  if (begins === 'loser' || begins === 'winner') return { begins }
  // The seat may have been chosen before there were fewer players.
  return { begins: 'chosen', first_seat: Math.min(Number(begins.split('-')[1]), players - 1) }
}

/** Me against these bots, begun at once. */
export function botTable(game: GameChoice, levels: readonly string[]): Partial<NewTable> {
  const bots = bySeat(1, levels.slice(0, game.players - 1)) as NewTable['bots']
  return { settings: settingsOf(game), seat: 0, bots, start: true }
}

/** The game behind "Play now": nothing is asked. */
export function firstTable(): Partial<NewTable> {
  return botTable(FIRST_CHOICE, FRIENDLY)
}

/** Several people around this device, begun at once; they keep these names, whatever I am called later. */
export function hotSeatTable(game: GameChoice, names: readonly string[]): Partial<NewTable> {
  const guests = bySeat(0, names.slice(0, game.players)) as NewTable['guests']
  return { settings: settingsOf(game), seat: null, guests, start: true }
}

/** None, per move, or for the whole game with what each move adds. */
export const CLOCKS = [
  'none',
  'move-60',
  'move-180',
  'total-600-5',
  'total-1200-10',
  'days-1',
  'days-3',
  'days-7',
] as const
type Clock = (typeof CLOCKS)[number]

export interface OnlineChoice {
  public: boolean
  clock: Clock
  allocation: Setup['allocation']
  undo: Setup['undo']
  /** The level that plays on for whoever left or sleeps. */
  substitute: string
  /** Whether one may let a bot play in one's place, and come back. */
  standIns: boolean
  /** Whether people who play elsewhere may ask for hints, too. */
  hints: boolean
}

export const FIRST_ONLINE: OnlineChoice = {
  public: false,
  clock: 'none',
  allocation: 'automatic',
  undo: 'bots',
  substitute: 'strong',
  standIns: true,
  hints: false,
}

/** A table that waits for others. */
export function onlineTable(game: GameChoice, choice: OnlineChoice): Partial<NewTable> {
  const [clock, amount = '0', increment = '0'] = choice.clock.split('-')
  return {
    settings: {
      ...settingsOf(game),
      public: choice.public,
      clock: clock as Setup['clock'],
      clock_amount: Number(amount),
      allocation: choice.allocation,
      undo: choice.undo,
      substitute: choice.substitute,
      stand_ins: choice.standIns,
      clock_increment: Number(increment),
      ...(choice.hints ? { hints: 'on' } : {}),
    },
    seat: 0,
  }
}

/** The levels to choose from, weakest first. */
export function levelsOf(bots: readonly BotOffer[]): string[] {
  return bots.filter((bot) => bot.level).map((bot) => bot.name)
}
