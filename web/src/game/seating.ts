/** Who may sit where before the game starts. */
import type { SeatView } from '../wire/types'

/** On the next free seat, on another free one, or once more for somebody at the same device. */
export type Sits = 'next' | 'other' | 'more'

export function isFree(seat: SeatView): boolean {
  return !seat.person && !seat.bot
}

export function freeSeats(seats: readonly SeatView[]): number {
  return seats.filter(isFree).length
}

/** Somebody without a seat may take a free one; the host may take more of them. */
export function sitsAs(
  seats: readonly SeatView[],
  number: number,
  held: number,
  hosting: boolean,
): Sits | null {
  const seat = seats[number]
  if (!seat || !isFree(seat)) return null
  if (!held) return seats.findIndex(isFree) === number ? 'next' : 'other'
  return hosting ? 'more' : null
}
