/** A game as a film: one position per ply, fetched ahead, shown as soon as it is there. */
import { plyOf, tableOf } from '../../wire/api'
import type { Ply, TableView } from '../../wire/types'

/** So many positions are fetched ahead in the direction of travel, and one behind. */
const AHEAD = 3

export class Film {
  table = $state.raw<TableView | null>(null)
  /** The position that is shown; the one before stays until the next is there. */
  shown = $state.raw<Ply | null>(null)
  /** The ply that is asked for. */
  ply = $state(0)
  last = $state(0)
  /** Why there is nothing to show. */
  refusal = $state.raw<unknown>(null)

  #plies = new Map<number, Promise<Ply>>()

  constructor(readonly id: string) {}

  /** Look the game up and show the ply asked for, else where it is best begun. */
  async open(ply: number | null): Promise<void> {
    this.refusal = null
    try {
      const table = await tableOf(this.id)
      this.last = table.game?.ply ?? 0
      this.table = table
      if (!table.game) return
      await this.go(ply ?? (this.running ? this.last : Math.min(1, this.last)))
    } catch (error) {
      this.refusal = error
    }
  }

  /** Whether moves may still come. */
  get running(): boolean {
    return this.table?.status === 'playing' || this.table?.status === 'allocating'
  }

  /** Ask how far a running game has come by now. */
  async refresh(): Promise<void> {
    try {
      const table = await tableOf(this.id)
      if (table.game && table.game.ply !== this.last) this.#grown(table.game.ply)
      this.table = table
    } catch {
      // It is asked again soon.
    }
  }

  /** Show another position. */
  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, ply))
    const forwards = to >= this.ply
    this.ply = to
    try {
      const found = await this.#fetched(to)
      // Somebody may have stepped on in the meantime.
      if (this.ply === to) this.shown = found
      if (found.last !== this.last) this.#grown(found.last)
      this.refusal = null
    } catch (error) {
      if (this.ply === to) this.refusal = error
      return
    }
    for (let step = 1; step <= AHEAD; step++) this.#prefetch(forwards ? to + step : to - step)
    this.#prefetch(forwards ? to - 1 : to + 1)
  }

  /** The game has gone on, or moves were taken back: what was the last position may be another now. */
  #grown(last: number): void {
    const from = Math.min(last, this.last)
    for (const ply of [...this.#plies.keys()]) if (ply >= from && ply !== this.ply) this.#plies.delete(ply)
    this.last = last
  }

  #fetched(ply: number): Promise<Ply> {
    const known = this.#plies.get(ply)
    if (known) return known
    const fetched = plyOf(this.id, ply)
    this.#plies.set(ply, fetched)
    // What failed is asked for again the next time.
    fetched.catch(() => this.#plies.delete(ply))
    return fetched
  }

  #prefetch(ply: number): void {
    if (ply >= 0 && ply <= this.last) this.#fetched(ply).catch(() => undefined)
  }
}
