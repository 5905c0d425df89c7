/** What the players of a table are called. */
import { namesOf } from '../scoring/names'
import type { TableView } from '../wire/types'

/** One name per seat; equal ones are numbered, so that every name means one player. */
export function seatNames(table: TableView): string[] {
  return namesOf(table.seats)
}

/** The names of people by their ids. */
export function peopleNames(table: TableView): Record<string, string> {
  const names = seatNames(table)
  const found: Record<string, string> = {}
  table.seats.forEach((seat, at) => {
    if (seat.person && !(seat.person in found)) found[seat.person] = names[at] as string
  })
  return found
}
