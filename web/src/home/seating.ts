/** Who may sit where before the game starts. */
import type { SeatView } from '../wire/types'

export function isFree(seat: SeatView): boolean {
  return !seat.person && !seat.bot
}

export function freeSeats(seats: readonly SeatView[]): number {
  return seats.filter(isFree).length
}

/** Somebody without a seat may take a free one; the host may take more, for others at the same device. */
export function sitsAs(seat: SeatView, held: number, hosting: boolean): 'first' | 'more' | null {
  if (!isFree(seat)) return null
  if (!held) return 'first'
  return hosting ? 'more' : null
}
