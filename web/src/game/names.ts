/** What players are called. */
import { botName } from '../text/bots'
import { language, say } from '../text/text.svelte'
import type { SeatView, TableView } from '../wire/types'

/** Several names as the reader's language lists them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** How many bots of the same level sit before that one. */
export function botsBefore(seats: readonly Pick<SeatView, 'bot'>[], seat: number): number {
  return seats.slice(0, seat).filter(({ bot }) => bot !== null && bot === seats[seat]?.bot).length
}

/** A name for every seat; the seats of one person, or of bots that have no more names, are numbered. */
export function seatNames(seats: SeatView[]): string[] {
  const plain = seats.map((seat, number) => {
    if (seat.name) return seat.name
    if (!seat.bot) return say('end-player', { number: number + 1 })
    return botName(seat.bot, botsBefore(seats, number))
  })
  return plain.map((name, seat) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length
    return say('end-player-numbered', { name, number })
  })
}

/** What a bot did in somebody's place is the bot's: "Vera (for Ann)". */
export const standInName = (level: string, name: string) => say('name-for', { bot: botName(level), name })

/** The same once the game is over: whoever gave up does not win, the bot does who played on. */
export function finalNames(seats: SeatView[]): string[] {
  return seatNames(seats).map((name, number) => {
    const { bot, resigned } = seats[number] ?? {}
    return resigned && bot ? standInName(bot, name) : name
  })
}

/** The seat that is mine alone: at a device that several share everybody is "you", so nobody is. */
const seatAlone = (mine: readonly number[]): number | null => (mine.length === 1 ? (mine[0] ?? null) : null)

/** Who I am, at a seat that is mine alone. */
export function readerAt(seats: readonly SeatView[], mine: readonly number[]) {
  const seat = seatAlone(mine)
  return seat === null ? null : { seat, person: seats[seat]?.person ?? null }
}

/** The same for sentences in which one of them may be the reader: "Ann (you)". */
export function toldNames(names: readonly string[], mine: readonly number[]): string[] {
  return names.map((name, seat) => (seat === seatAlone(mine) ? say('name-you', { name }) : name))
}

/** The same where a name stands alone: "You", who may never have chosen a name. */
export function shownNames(names: readonly string[], mine: readonly number[]): string[] {
  return names.map((name, seat) => (seat === seatAlone(mine) ? say('table-you') : name))
}

const SHORT = 14
const LETTERS = new Intl.Segmenter()

/** A name for a narrow column: of a long one the beginning, and the number that tells namesakes apart. */
export function shortened(name: string): string {
  if (name.length <= SHORT) return name
  const number = /\s\d+$/.exec(name)?.[0] ?? ''
  const letters = [...LETTERS.segment(name)].map(({ segment }) => segment)
  if (letters.length <= SHORT) return name
  return `${letters.slice(0, SHORT - 1 - number.length).join('')}…${number}`
}

/** So many letters have to stand beside each other for whole words in two lines. */
export function lettersAcross(text: string): number {
  const words = text.split(/\s+/)
  const length = (part: string[]) => part.join(' ').length
  return Math.min(...words.map((_, at) => Math.max(length(words.slice(0, at)), length(words.slice(at)))))
}

/** So many letters have to stand beside each other for whole words in as many lines as it takes. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => word.length))
}

/** The names of people by their ids. */
export function peopleNames(table: TableView, names = seatNames(table.seats)): Record<string, string> {
  const found: Record<string, string> = {}
  table.seats.forEach((seat, at) => {
    if (seat.person && !(seat.person in found)) found[seat.person] = names[at] as string
  })
  return found
}
