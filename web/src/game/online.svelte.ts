/** A stay at a server's table: what the server says about it, kept up to date, and what is sent to it.
 *
 * A lost connection comes back by itself and gets exactly the events it missed; commands that
 * were not answered are sent again under the same id, so that they count once.
 */
import { linkTo, type Place } from '../places/place.svelte'
import { ApiError, command, movesOf, ownOf } from '../wire/api'
import type {
  Allocation,
  ClientMessage,
  Command,
  Done,
  EventView,
  Moves,
  Own,
  ServerMessage,
  TableView,
} from '../wire/types'
import { type EventsListener, type LineState, seatsPlayed, type Stay, seatToMove } from './stay'

const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 8_000
const PING_MS = 15_000
/** Closed for a reason that trying again does not mend. */
const POLICY = 1008
/** Events after which other seats may be mine. */
const SEATING: ReadonlySet<string> = new Set(['sat', 'left', 'bot_sat', 'resigned', 'given', 'returned'])

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
  own = $state.raw<Own>({ type: 'own', position: 0, seats: [], drafts: {}, allocations: {} })
  events = $state.raw<EventView[]>([])
  /** The legal moves, when it is the turn of one of my seats and they are known. */
  moves = $state.raw<Moves | null>(null)
  line = $state<LineState>('connecting')
  /** Why there is no such table, or no place at it. */
  refusal = $state.raw<ApiError | null>(null)

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE_MS
  #again: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #unanswered = 0
  #ahead = 0
  #fetching: number | null = null
  #heard: EventsListener[] = []

  constructor(readonly id: string) {
    addEventListener('online', this.#retryNow)
    document.addEventListener('visibilitychange', this.#retryNow)
    this.#connect()
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
      (seat, number) => seat.person !== null && !seat.resigned && !this.own.seats.includes(number),
    )
    if (!others) await command(id, { type: 'start' })
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
      this.#say(sent)
    })
  }

  /** Have the move kept that I am thinking about, for my other tabs too; false without a line. */
  draft(seat: number, move: string | null): boolean {
    return this.#say({ type: 'draft', seat, move })
  }

  /** Lay out a final allocation without confirming it; the answer comes in `own`. */
  lay(seat: number, allocation: Allocation): void {
    this.#say({ type: 'lay', seat, allocation })
  }

  /** Leave: nothing is heard or sent any more. */
  close(): void {
    this.line = 'closed'
    removeEventListener('online', this.#retryNow)
    document.removeEventListener('visibilitychange', this.#retryNow)
    clearTimeout(this.#again)
    clearInterval(this.#ping)
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
      this.#unanswered = 0
      this.line = 'open'
      this.#say({ type: 'hello', after: this.number, table: true })
      for (const { command } of this.#waiting.values()) this.#say(command)
      clearInterval(this.#ping)
      this.#ping = setInterval(() => this.#check(), PING_MS)
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#unanswered = 0
      this.#hear(JSON.parse(message.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
  }

  /** A line that answers no ping is dead, whatever the browser thinks. */
  #check(): void {
    if (this.#unanswered++ > 1) {
      const socket = this.#socket
      this.#lost(0)
      socket?.close()
    } else this.#say({ type: 'ping' })
  }

  #lost(code: number): void {
    clearInterval(this.#ping)
    if (this.line === 'closed') return
    this.#socket = null
    if (code === POLICY && this.refusal) {
      this.line = 'closed'
      return
    }
    this.line = 'lost'
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #retryNow = (): void => {
    if (this.line === 'lost' && document.visibilityState === 'visible') this.#connect()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'events':
        this.#news(message.events, message.table ?? null)
        break
      case 'own':
        this.own = message
        void this.#fetchMoves()
        break
      case 'presence':
        if (this.table) this.table = { ...this.table, presence: message.presence }
        break
      case 'done': {
        const waiting = this.#waiting.get(message.id ?? '')
        this.#waiting.delete(message.id ?? '')
        waiting?.done({ number: message.number, table: message.table })
        break
      }
      case 'error': {
        const error = new ApiError(message.code, message.arguments, 0)
        const waiting = this.#waiting.get(message.id ?? '')
        if (waiting) {
          this.#waiting.delete(message.id ?? '')
          waiting.refused(error)
        } else if (!this.table) this.refusal = error
        break
      }
    }
  }

  #news(events: EventView[], table: TableView | null): void {
    const known = this.number
    const fresh = events.filter((event) => event.number > known)
    const before = this.table
    if (fresh.length) this.events = [...this.events, ...fresh]
    if (table) this.table = table
    const last = fresh.at(-1)
    if (before && last) this.#ahead = last.at - Date.now() / 1000
    if (before && fresh.some((event) => SEATING.has(event.kind))) void this.#fetchOwn()
    void this.#fetchMoves()
    if (before && fresh.length) for (const listener of this.#heard) listener(fresh, before)
  }

  /** The legal moves are fetched as soon as it is my turn, so that a touch is answered at once. */
  async #fetchMoves(): Promise<void> {
    const table = this.table
    if (!table || this.mySeat === null || table.status !== 'playing') {
      this.moves = null
      return
    }
    // What changes nothing on the board leaves a move that is being made alone.
    if (this.moves && this.moves.number >= table.position) return
    this.moves = null
    const wanted = table.position
    if (this.#fetching === wanted) return
    this.#fetching = wanted
    try {
      const moves = await movesOf(this.id)
      this.#fetching = null
      if (this.table?.position !== wanted) await this.#fetchMoves()
      else if (moves.seat === this.mySeat) this.moves = moves
    } catch {
      // The line is lost: the next hello fetches them again.
      this.#fetching = null
    }
  }

  async #fetchOwn(): Promise<void> {
    try {
      this.own = await ownOf(this.id)
      await this.#fetchMoves()
    } catch {
      // Somebody without a name has nothing of their own; otherwise the next hello tells.
    }
  }
}

/** Unguessable enough for one table; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
