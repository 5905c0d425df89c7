/** A stay at a server's table: what the server says about it, kept up to date, and what is sent to it.
 *
 * The server tells what has changed of the table, with the position as text; what follows from it
 * the kernel knows. A lost connection comes back by itself and gets exactly the events it missed;
 * commands that were not answered are sent again under the same id, so that they count once.
 */
import { kernel, loadKernel } from '../kernel/kernel'
import { linkTo, type Place } from '../places/place.svelte'
import { noticeError } from '../parts/notices.svelte'
import { ApiError, command, tableOf } from '../wire/api'
import type { Refusal } from '../wire/refusal'
import type {
  Allocation,
  ClientMessage,
  Command,
  Done,
  EventView,
  Moves,
  News,
  Own,
  Phrase,
  ServerMessage,
  Spoken,
  TableView,
  ToldTable,
} from '../wire/types'
import { newId, newShare } from './chance'
import { Pulse } from './pulse'
import { seenTable } from './seeing'
import { type EventsListener, type LineState, NOTHING_OWN, seatsPlayed, type Stay, seatToMove } from './stay'

const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 8_000
const MOST_PHRASES = 20
/** Closed for a reason that trying again does not mend. */
const POLICY = 1008
const SERVICE_RESTART = 1012

interface Waiting {
  command: Command
  done: (done: Done) => void
  refused: (error: ApiError) => void
}

export class OnlineStay implements Stay {
  readonly where = 'server'
  /** The table as everyone sees it; null until it is known. */
  table = $state.raw<TableView | null>(null)
  /** What only I may see: my seats, drafts and unconfirmed allocations. */
  own = $state.raw<Own>(NOTHING_OWN)
  events = $state.raw<EventView[]>([])
  /** The legal moves, when it is the turn of one of my seats. */
  moves = $state.raw<Moves | null>(null)
  line = $state<LineState>('connecting')
  /** Why there is no such table, or no place at it. */
  refusal = $state.raw<Refusal | null>(null)
  phrases = $state.raw<Spoken[]>([])

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE_MS
  #again: ReturnType<typeof setTimeout> | undefined
  #pulse = new Pulse({
    playing: () => this.#awaited,
    waiting: () => this.#waiting.size > 0,
    ask: (within) => this.#say({ type: 'ping', within }),
    dead: () => this.#drop(),
  })
  #ahead = 0
  /** The table as the server tells it. */
  #told: ToldTable | null = null
  /** What was heard before the kernel was there; null once it is, or is known to be missing. */
  #early: ServerMessage[] | null = []
  #missing: Refusal | null = null
  #heard: EventsListener[] = []
  #catchingUp = true
  /** Whether I have brought my share of the shuffling. */
  #brought = false

  constructor(readonly id: string) {
    addEventListener('online', this.#retryNow)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#retryNow)
    this.#connect()
    void this.#prepare()
  }

  /** The kernel is loaded beside the table; only then what is heard can be seen. */
  async #prepare(): Promise<void> {
    await loadKernel().catch((missing: unknown) => (this.#missing = missing as Refusal))
    const early = this.#early ?? []
    this.#early = null
    for (const message of early) this.#hear(message)
  }

  /** Be told of new events as they happen, not of history; the answer ends it. */
  onEvents(listener: EventsListener): () => void {
    this.#heard.push(listener)
    return () => {
      this.#heard = this.#heard.filter((other) => other !== listener)
    }
  }

  /** The number of the last event that is known. */
  get number(): number {
    return this.events.at(-1)?.number ?? 0
  }

  /** The seat of mine whose turn it is; null while others think. */
  get mySeat(): number | null {
    return seatToMove(this.table, this.own)
  }

  /** The seats I play on, those where a bot plays in my place too; resigned ones not. */
  get mySeats(): number[] {
    return seatsPlayed(this.table, this.own)
  }

  get place(): Place {
    return { screen: 'table', id: this.id }
  }

  get replay(): Place {
    return { screen: 'replay', id: this.id, ply: null }
  }

  get link(): string {
    return linkTo(this.place)
  }

  get record(): string {
    return `/api/tables/${this.id}/record`
  }

  /** A new table with the same people; if nobody has to be waited for, it starts at once. */
  async rematch(): Promise<Place | null> {
    const { table: id } = await this.send({ type: 'rematch' })
    if (!id) return null
    const others = this.table?.seats.some(
      // Whoever gave up is asked as well.
      ({ person }, number) => person !== null && !this.own.seats.includes(number),
    )
    if (!others) await command(id, { type: 'start', share: newShare() })
    return { screen: 'table', id }
  }

  /** How far the server's clock is ahead of this one, in seconds. */
  get ahead(): number {
    return this.#ahead
  }

  /** Connect anew: who has just got a name is somebody else to the server. */
  again(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    if (this.line !== 'closed') this.line = 'connecting'
    this.#connect()
  }

  /** Send a command; it is sent again after a lost connection until it is answered. */
  send(command: Command): Promise<Done> {
    const id = newId()
    const sent = { ...command, id }
    return new Promise((done, refused) => {
      this.#waiting.set(id, { command: sent, done, refused })
      if (this.#say(sent)) this.#pulse.sent()
    })
  }

  /** Have the move kept that I am thinking about, for my other tabs too; false without a line. */
  draft(seat: number, move: string | null): boolean {
    if (!this.#say({ type: 'draft', seat, move })) return false
    // The server tells it to my other tabs alone.
    const { position = 0 } = this.table ?? {}
    const { [seat]: _, ...others } = position === this.own.position ? this.own.drafts : {}
    this.own = { ...this.own, position, drafts: move === null ? others : { ...others, [seat]: move } }
    return true
  }

  /** Have a move kept for that seat's next turn, likewise. */
  plan(seat: number, move: string | null): boolean {
    if (!this.#say({ type: 'plan', seat, move })) return false
    const { [seat]: _, ...others } = this.own.plans
    this.own = { ...this.own, plans: move === null ? others : { ...others, [seat]: move } }
    return true
  }

  /** Have a final allocation kept without confirming it, likewise. */
  lay(seat: number, allocation: Allocation): void {
    this.#say({ type: 'lay', seat, allocation })
  }

  speak(phrase: Phrase): void {
    this.#say({ type: 'say', phrase })
  }

  /** Leave: nothing is heard or sent any more. */
  close(): void {
    this.line = 'closed'
    removeEventListener('online', this.#retryNow)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#retryNow)
    clearTimeout(this.#again)
    this.#pulse.stop()
    this.#socket?.close()
  }

  /** Everything that is sent goes through here; false without a line. */
  #say(message: ClientMessage): boolean {
    const open = this.line === 'open'
    if (open) this.#socket?.send(JSON.stringify(message))
    return open
  }

  #connect(): void {
    clearTimeout(this.#again)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`)
    this.#socket = socket
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE_MS
      this.line = 'open'
      this.#say({ type: 'hello', after: this.number, table: 'changes' })
      for (const { command } of this.#waiting.values()) this.#say(command)
      // The first answer to it comes after all that was missed.
      this.#catchingUp = true
      this.#pulse.beat()
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      // What is still on its way when a line is given up is said again on the next one.
      if (this.#socket !== socket) return
      this.#hear(JSON.parse(message.data) as ServerMessage)
      // What this has answered is no longer waited for.
      this.#pulse.heard()
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
  }

  /** The browser knows that there is no network. */
  #offline = (): void => {
    if (this.line === 'open') this.#drop()
  }

  /** Give up a line that is dead, whatever the browser thinks. */
  #drop(): void {
    const socket = this.#socket
    this.#lost(0)
    socket?.close()
  }

  /** Whether others play here with me. */
  get #awaited(): boolean {
    const others = this.#told?.seats.some(({ person }, seat) => person && !this.own.seats.includes(seat))
    return Boolean(others && this.own.seats.length)
  }

  #lost(code: number): void {
    this.#pulse.stop()
    if (this.line === 'closed') return
    this.#socket = null
    if (code === POLICY && this.refusal) {
      this.line = 'closed'
      return
    }
    this.line = 'lost'
    clearTimeout(this.#again)
    // A server that is being replaced says so: another one is there already.
    const pause = code === SERVICE_RESTART ? Math.random() * FIRST_PAUSE_MS : this.#pause
    this.#again = setTimeout(() => this.#connect(), pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #retryNow = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.line === 'lost') this.#connect()
    else if (this.line === 'open') this.#pulse.beat()
  }

  #hear(message: ServerMessage): void {
    if (this.#early) {
      this.#early.push(message)
      return
    }
    switch (message.type) {
      case 'news':
        this.#news(message)
        break
      case 'own':
        this.own = message
        this.#look()
        break
      case 'presence':
        if (this.#told) this.#told = { ...this.#told, presence: message.presence }
        if (this.table) this.table = { ...this.table, presence: message.presence }
        break
      case 'done':
        this.#answered(message.id)?.done({ number: message.number, table: message.table })
        break
      case 'error': {
        const error = new ApiError(message.code, message.arguments, 0)
        const waiting = this.#answered(message.id)
        if (waiting) waiting.refused(error)
        else if (!this.#told) this.refusal = error
        else if (message.code.startsWith('phrase/')) noticeError(error)
        break
      }
      case 'pong':
        this.#catchingUp = false
        break
      case 'phrases':
        this.#spoken(message.phrases)
        break
    }
  }

  #spoken(said: readonly Spoken[]): void {
    const last = this.phrases.at(-1)?.number ?? 0
    const fresh = said.filter(({ number }) => number > last)
    // What is said now is said by my clock: others' may go wrong.
    const heard = this.#catchingUp ? fresh : fresh.map((one) => ({ ...one, at: Date.now() / 1000 }))
    if (heard.length) this.phrases = [...this.phrases, ...heard].slice(-MOST_PHRASES)
  }

  #answered(id: string | null): Waiting | undefined {
    const waiting = this.#waiting.get(id ?? '')
    this.#waiting.delete(id ?? '')
    return waiting
  }

  #news({ events, table, own, done }: News): void {
    const known = this.number
    const fresh = events.filter((event) => event.number > known)
    const before = this.table
    if (fresh.length) this.events = [...this.events, ...fresh]
    // After a hello this is all of it, later what has changed.
    this.#told = { ...this.#told, ...table } as ToldTable
    if (own) this.own = own
    const last = fresh.at(-1)
    // What was missed is older than now.
    if (before && last && !this.#catchingUp) this.#ahead = last.at - Date.now() / 1000
    this.#look()
    if (done) this.#hear(done)
    if (before && fresh.length) for (const listener of this.#heard) listener(fresh, before)
  }

  /** See what the server has told; the legal moves are known with it, so that a touch is answered at once. */
  #look(): void {
    const told = this.#told
    if (!told) return
    if (this.#missing && told.game) {
      void this.#lookWithout(told, this.#missing)
      return
    }
    this.table = seenTable(told, this.table)
    this.#pulse.renew()
    this.#bring()
    const seat = this.mySeat
    const game = this.table.game
    if (seat === null || !game || told.status !== 'playing') this.moves = null
    // What changes nothing on the board leaves a move that is being made alone.
    else if (this.moves?.number !== told.position || this.moves.seat !== seat) {
      this.moves = { number: told.position, seat, moves: kernel().moves(game.position) }
    }
  }

  /** Bring my share of the shuffling, after the server has promised its own and before the start.
   *
   * It is refused if another tab of mine was quicker, and nobody waits for it.
   */
  #bring(): void {
    const promised = this.table?.status === 'open' && this.table.commitment !== null
    if (this.#brought || !promised || !this.own.seats.length) return
    this.#brought = true
    this.send({ type: 'share', share: newShare() }).catch(() => undefined)
  }

  /** Without a kernel there is no game; but what is over the server can tell. */
  async #lookWithout(told: ToldTable, missing: Refusal): Promise<void> {
    const over = told.status === 'finished' || told.status === 'ended'
    this.refusal = over ? null : missing
    if (over) this.table = await tableOf(this.id).catch(() => this.table)
  }
}
