/** Who may sit where before the game starts. */
import type { SeatView } from '../wire/types'

/** On the next free seat, on another free one, or once more for somebody at the same device. */
export type Sits = 'next' | 'other' | 'more'

function isFree(seat: SeatView): boolean {
  return !seat.person && !seat.bot
}

export function freeSeats(seats: readonly SeatView[]): number {
  return seats.filter(isFree).length
}

/** Free seats that are kept for whoever is invited. */
export function keptSeats(seats: readonly SeatView[]): number {
  return seats.filter((seat) => isFree(seat) && seat.invited !== null).length
}

/** Somebody without a seat may take a free one, unless it is kept for another; the host may take more of them. */
export function sitsAs(
  seats: readonly SeatView[],
  number: number,
  held: number,
  hosting: boolean,
  /** The seats that are kept for me. */
  invited: readonly number[] = [],
): Sits | null {
  const open = seats.map((one, at) => isFree(one) && (one.invited === null || invited.includes(at)))
  if (!open[number]) return null
  if (!held) return open.indexOf(true) === number ? 'next' : 'other'
  return hosting ? 'more' : null
}
