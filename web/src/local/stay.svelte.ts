/** A stay at a table on this device: the same for screens as one at a server's table.
 *
 * Every change is kept at once, so that the game goes on where it was after a reload. Bots think in
 * a worker beside the page.
 */
import { seatNames } from '../game/names'
import { seenTable } from '../game/seeing'
import {
  type EventsListener,
  type LineState,
  NOTHING_OWN,
  seatsPlayed,
  type Stay,
  seatToMove,
} from '../game/stay'
import { kernel, KernelMissing, loadKernel } from '../kernel/kernel'
import { makeThinker } from '../kernel/thinker'
import { notice } from '../parts/notices.svelte'
import type { Place } from '../places/address'
import { say } from '../text/text.svelte'
import { Refusal } from '../wire/refusal'
import type { Allocation, Command, Done, EventView, Moves, Own, TableView } from '../wire/types'
import { gameAfter, seatsOf } from './game'
import { measure, paceOf } from './pace'
import { gameKept, keep, onOthers, setAside } from './shelf'
import { type BotsTurn, DeviceTable, recordOf } from './table'

export class DeviceStay implements Stay {
  readonly where = 'device'
  readonly ahead = 0
  readonly link = null
  /** Whoever sits beside me hears me. */
  readonly phrases = []
  table = $state.raw<TableView | null>(null)
  own = $state.raw<Own>(NOTHING_OWN)
  events = $state.raw<EventView[]>([])
  moves = $state.raw<Moves | null>(null)
  line = $state<LineState>('connecting')
  refusal = $state.raw<Refusal | null>(null)

  #here: DeviceTable | null = null
  #thinker = makeThinker()
  #thinking = false
  #heard: EventsListener[] = []
  #record = ''
  #told = false
  #deaf: () => void

  constructor(readonly id: string) {
    this.#deaf = onOthers((changed) => {
      // Another tab has gone on with the same game: it is read again from there.
      if (changed === id && this.line === 'open') this.#open()
    })
    void this.#prepare()
  }

  async #prepare(): Promise<void> {
    try {
      await loadKernel()
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new KernelMissing()
      return
    }
    if (this.line !== 'closed') this.#open()
  }

  #open(): void {
    const game = gameKept(this.id)
    if (!game) {
      this.refusal = new Refusal('page/no_device_game', {})
      return
    }
    try {
      this.#here = new DeviceTable(game)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Its moves cannot have been played: something has changed them.
      setAside(this.id)
      this.refusal = new Refusal('page/device_game_damaged', {})
      return
    }
    this.line = 'open'
    this.#thinker.stop()
    // What is only looked at is not written: other tabs would hear of it and look as well.
    this.#show(this.#here.game !== game)
  }

  get place(): Place {
    return { screen: 'table', id: this.id }
  }

  get replay(): Place {
    return { screen: 'replay', id: this.id, ply: null }
  }

  get number(): number {
    return this.events.length
  }

  get mySeat(): number | null {
    return seatToMove(this.table, this.own)
  }

  get mySeats(): number[] {
    return seatsPlayed(this.table, this.own)
  }

  get record(): string {
    return this.#record
  }

  speak(): void {
    // Nobody else is there.
  }

  onEvents(listener: EventsListener): () => void {
    this.#heard.push(listener)
    return () => {
      this.#heard = this.#heard.filter((other) => other !== listener)
    }
  }

  send(command: Command): Promise<Done> {
    try {
      this.#table.do(command)
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
    // Whatever a bot was thinking about may be no more.
    this.#thinker.stop()
    this.#show()
    return Promise.resolve({ number: this.number, table: null })
  }

  draft(_: number, move: string | null): boolean {
    this.#table.draft(move)
    this.own = this.#table.own()
    this.#keep()
    return true
  }

  plan(seat: number, move: string | null): boolean {
    this.#table.plan(seat, move)
    this.own = this.#table.own()
    this.#keep()
    return true
  }

  lay(seat: number, allocation: Allocation): void {
    this.#table.lay(seat, allocation)
    this.own = this.#table.own()
    this.#keep()
  }

  again(): void {
    this.refusal = null
    void this.#prepare()
  }

  close(): void {
    this.line = 'closed'
    this.#deaf()
    this.#thinker.stop()
    this.#thinker.close()
    URL.revokeObjectURL(this.#record)
  }

  rematch(): Promise<Place | null> {
    const next = gameAfter(this.#table.game)
    keep(next)
    this.#table.game = { ...this.#table.game, rematch: next.id }
    this.#keep()
    return Promise.resolve({ screen: 'table', id: next.id })
  }

  get #table(): DeviceTable {
    if (!this.#here) throw new Refusal('page/no_device_game', {})
    return this.#here
  }

  /** Show what has happened, keep it, and let whoever is next think. */
  #show(changed = true): void {
    const here = this.#table
    const before = this.table
    const known = this.events.length
    this.table = seenTable(here.told(), before)
    this.own = here.own()
    this.events = here.events
    const seat = this.mySeat
    const { game, position } = this.table
    if (seat === null || !game || this.table.status !== 'playing') this.moves = null
    else this.moves = { number: position, seat, moves: kernel().moves(game.position) }
    if (changed) this.#keep()
    this.#renewRecord()
    const fresh = here.events.slice(known)
    if (before && fresh.length) for (const listener of this.#heard) listener(fresh, before)
    void this.#think()
  }

  #keep(): void {
    if (keep(this.#table.game) || this.#told) return
    this.#told = true
    notice(say('device-not-kept'), 'bad')
  }

  #renewRecord(): void {
    URL.revokeObjectURL(this.#record)
    const { game } = this.#table
    const text = JSON.stringify(recordOf(game, seatNames(seatsOf(game))))
    this.#record = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  }

  /** One bot after the other, until somebody here is to move. */
  async #think(): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    try {
      for (let turn = this.#botsTurn(); turn; turn = this.#botsTurn()) {
        const move = await this.#moveFor(turn)
        // Meanwhile somebody may have taken a move back, or another tab has gone on.
        if (move === null || this.#botsTurn()?.position !== turn.position) continue
        this.#table.move(move)
        this.#show()
      }
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new KernelMissing()
    } finally {
      this.#thinking = false
    }
  }

  #botsTurn(): BotsTurn | null {
    return this.line === 'open' ? this.#table.botsTurn : null
  }

  /** What a bot plays; null if it was called off. */
  async #moveFor({ position, level, seed }: BotsTurn): Promise<string | null> {
    // The first thought waits for the worker to be there, and says nothing of its speed.
    const warm = this.#thinker.state === 'idle'
    const began = performance.now()
    const thought = await this.#thinker.think({ position, level, seed, limit: paceOf(level), candidates: 1 })
    const took = performance.now() - began
    if (thought && warm) measure(level, thought, took / 1000)
    return thought?.move ?? null
  }
}
