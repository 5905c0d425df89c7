/** What can be seen of a game whose position is known as text: the kernel looks at it. */
import { kernel, Refused } from '../kernel/kernel'
import type { ModeName } from '../wire/facts'
import type { Refusal } from '../wire/refusal'
import type { Allocation, GameText, GameView, Sheet, TableView, ToldTable } from '../wire/types'

/** A table as it is told, with everything that can be seen of its game.
 *
 * Most of what happens at a table leaves the board as it was before: then it is not looked at again.
 */
export function seenTable(told: ToldTable, before: TableView | null): TableView {
  if (!told.game) return { ...told, game: null }
  const known = before?.game
  const same =
    known?.position === told.game.position &&
    before?.status === told.status &&
    JSON.stringify(known.allocations) === JSON.stringify(told.game.allocations)
  const game = same ? known : seenGame(told.game, told.status === 'finished')
  return { ...told, game }
}

/** A game with its boards and everyone's points: once it is over, as the players have laid them out. */
export function seenGame(told: GameText, over = false): GameView {
  const { state, blocked, sheets } = kernel().see(told.position)
  const game: GameView = { ...told, state, blocked, sheets }
  if (!over || !Object.keys(told.allocations).length) return game
  const laid = sheets.map((best, seat) => {
    const allocation = told.allocations[String(seat)]
    return allocation ? sheetOf(game, seat, allocation) : best
  })
  return { ...game, sheets: laid }
}

/** What a city is worth when it is laid out like this; `Refused` if it cannot be. */
export function sheetOf({ state }: GameView, seat: number, allocation: Allocation): Sheet {
  const { mode, playgrounds } = state
  const city = state.cities[seat] ?? ''
  return kernel().score({ mode, playgrounds, city, margins: false, allocation })
}

/** Why that text is no city of the mode, or cannot be laid out like this; null if it can. */
export function cityRefusal(mode: ModeName, city: string, allocation?: Allocation): Refusal | null {
  try {
    kernel().score({ mode, city, playgrounds: false, margins: false, allocation: allocation ?? null })
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
