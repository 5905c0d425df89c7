/** What players are called. */
import { botName } from '../text/bots'
import { language, say } from '../text/text.svelte'
import type { SeatView } from '../wire/types'

/** Several names as the reader's language lists them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** A name for every seat; the seats of one person, or of equal bots, are numbered. */
export function namesOf(seats: SeatView[]): string[] {
  const plain = seats.map((seat, number) => {
    if (seat.name) return seat.name
    if (!seat.bot) return say('end-player', { number: number + 1 })
    return botName(seat.bot)
  })
  return plain.map((name, seat) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length
    return say('end-player-numbered', { name, number })
  })
}
