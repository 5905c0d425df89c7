/** The pad in use: what is tapped, undone, kept in this browser, and counted by the kernel. */
import { kernel } from '../../kernel/kernel'
import type { ModeName } from '../../wire/facts'
import type { ScoredTable } from '../../wire/types'
import { linkOf, padOf } from './link'
import {
  emptyPad,
  firstEmpty,
  lower,
  tap,
  withMode,
  withPlayer,
  withPlayers,
  type Pad,
  type PadPlayer,
} from './pad'

const STORED = 'quadropolis-pad'
const MOST_UNDONE = 200

export class Desk {
  pad = $state.raw<Pad>(emptyPad())
  /** Whose city is shown. */
  seat = $state(0)
  /** The square that the next tile goes to. */
  square = $state('a1')
  #past = $state.raw<Pad[]>([])

  constructor() {
    this.pad = padOf(read() ?? '') ?? emptyPad()
    this.#begin()
  }

  /** Everyone's best allocation, or the one they chose; who won and why. */
  readonly scored = $derived.by((): ScoredTable => {
    const { mode, playgrounds, players } = this.pad
    const cities = players.map(({ city, inhabitants, energy, allocation }) => {
      return { city, inhabitants, energy, allocation }
    })
    return kernel().scoreTable({ mode, playgrounds, cities })
  })

  get player(): PadPlayer {
    return this.pad.players[this.seat] as PadPlayer
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  /** Another pad from now on; the one before can be brought back. */
  change(pad: Pad): void {
    if (pad === this.pad) return
    this.#past = [...this.#past.slice(-MOST_UNDONE), this.pad]
    this.#become(pad)
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#become(before)
  }

  /** The pad that came with a link; false if it is none. */
  open(link: string): boolean {
    const pad = padOf(link)
    if (!pad) return false
    if (linkOf(pad) !== linkOf(this.pad)) this.change(pad)
    this.#begin()
    return true
  }

  show(seat: number): void {
    this.seat = seat
    this.square = firstEmpty(this.pad.mode, this.player.city)
  }

  tap(face: string): void {
    const { city, next } = tap(this.pad.mode, this.player.city, this.square, face)
    this.edit({ city })
    this.square = next
  }

  lower(): void {
    this.edit({ city: lower(this.pad.mode, this.player.city, this.square) })
  }

  edit(changed: Partial<PadPlayer>, seat = this.seat): void {
    // What was laid out belongs to the city as it was.
    const laid = 'name' in changed || 'allocation' in changed ? {} : { allocation: null }
    this.change(withPlayer(this.pad, seat, { ...laid, ...changed }))
  }

  setMode(mode: ModeName): void {
    this.change(withMode(this.pad, mode))
    this.#begin()
  }

  setPlayers(count: number): void {
    this.change(withPlayers(this.pad, count))
  }

  setPlaygrounds(playgrounds: boolean): void {
    this.change({ ...this.pad, playgrounds })
  }

  newGame(): void {
    const { mode, playgrounds, players } = this.pad
    this.change(
      emptyPad(
        mode,
        players.map(({ name }) => name),
        playgrounds,
      ),
    )
    this.#begin()
  }

  #become(pad: Pad): void {
    const fits = pad.mode === this.pad.mode && pad.players.length === this.pad.players.length
    this.pad = pad
    if (this.seat >= pad.players.length || !fits) this.#begin()
    keep(linkOf(pad))
  }

  #begin(): void {
    this.show(Math.min(this.seat, this.pad.players.length - 1))
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

function keep(link: string): void {
  try {
    localStorage.setItem(STORED, link)
  } catch {
    // Private windows may refuse; the pad holds for this visit.
  }
}
