/** New tables as they are asked for. */
import type { ModeName } from '../wire/facts'
import type { BotOffer, NewTable, Setup, TableSettings } from '../wire/types'

export const PLAYERS = [2, 3, 4] as const

export interface GameChoice {
  mode: ModeName
  players: number
  playgrounds: boolean
  /** Who lays out inhabitants and energy at the end; the page does, if nothing is said. */
  allocation?: Setup['allocation']
}

export const FIRST_CHOICE: GameChoice = { mode: 'classic', players: 3, playgrounds: false }

/** The bots of a first game: one just learns it too, one knows it. */
const FRIENDLY = ['beginner', 'casual']

type SeatKey = '0' | '1' | '2' | '3'

function bySeat(first: number, values: readonly string[]): Partial<Record<SeatKey, string>> {
  return Object.fromEntries(values.map((value, index) => [String(first + index) as SeatKey, value]))
}

function settingsOf({ mode, players, playgrounds, allocation }: GameChoice): TableSettings {
  return { mode, seats: players, playgrounds, ...(allocation ? { allocation } : {}) }
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

/** Several people around this device, begun at once; I am the first of them. */
export function hotSeatTable(game: GameChoice, others: readonly string[]): Partial<NewTable> {
  const guests = bySeat(1, others.slice(0, game.players - 1)) as NewTable['guests']
  return { settings: settingsOf(game), seat: 0, guests, start: true }
}

type Clock = 'none' | 'move-60' | 'move-180' | 'days-1' | 'days-3' | 'days-7'
export const CLOCKS: readonly Clock[] = ['none', 'move-60', 'move-180', 'days-1', 'days-3', 'days-7']

export interface OnlineChoice {
  public: boolean
  clock: Clock
  allocation: Setup['allocation']
  undo: Setup['undo']
}

/** A table that waits for others. */
export function onlineTable(game: GameChoice, choice: OnlineChoice): Partial<NewTable> {
  const [clock, amount = '0'] = choice.clock.split('-')
  return {
    settings: {
      ...settingsOf(game),
      public: choice.public,
      clock: clock as Setup['clock'],
      clock_amount: Number(amount),
      allocation: choice.allocation,
      undo: choice.undo,
    },
    seat: 0,
  }
}

/** The levels to choose from, weakest first. */
export function levelsOf(bots: readonly BotOffer[]): string[] {
  return bots.filter((bot) => bot.level).map((bot) => bot.name)
}
