/** A stay as it is shown: one thing after another, however fast things happen.
 *
 * It stands before any stay and is one itself. While something is shown, the boards, the log and
 * whose turn it is stay behind the table; everything else is always of now. Nothing waits for what
 * is shown: the moves are made, and a touch skips the one that is shown.
 */
import { tick } from 'svelte'

import { settings } from '../parts/settings.svelte'
import type { Place } from '../places/address'
import type { Refusal } from '../wire/refusal'
import type {
  Allocation,
  Command,
  Done,
  EventView,
  GameView,
  Moves,
  Own,
  Phrase,
  Spoken,
  TableView,
} from '../wire/types'
import { boardAt, courseOf, gameAtStart, pointsAtRoundStart, type Turning } from './course'
import { cardTime, MOST_SHOWN, type Pace, PACES, type Stage, STAGES } from './speeds'
import type { EventsListener, LineState, Stay } from './stay'

export type Showing =
  | { what: 'move'; event: EventView; stage: Stage; ms: number; before: GameView; after: GameView }
  /** Between two rounds: the board as it ended, the one to come, and everyone's points before that round. */
  | { what: 'round'; before: GameView; after: GameView; began: number[] }
  /** Many moves at once. */
  | { what: 'missed'; moves: EventView[]; before: GameView; after: GameView }

/** What stands on the boards instead of the present. */
interface Held {
  game: GameView
  seat: number | null
  /** The last event that is told. */
  number: number
}

/** A game that began so lately is seen from its beginning. */
const JUST_BEGUN_SECONDS = 20

/** Whatever ends what is being shown: the boards go elsewhere than on. */
const CUTS: readonly EventView['kind'][] = ['undone', 'ended', 'started']

export class ShownStay implements Stay {
  /** What is being shown; null when all that is known is seen. */
  showing = $state.raw<Showing | null>(null)
  /** Enough is seen of it: whatever still walks is where it ends. */
  hurrying = $state(false)

  #held = $state.raw<Held | null>(null)
  #waiting: Turning[] = []
  /** Goes up whenever everything that was to be shown is called off. */
  #course = 0
  #running = false
  #rested: (() => void) | null = null
  /** What has happened while nobody looked. */
  #unseen: { before: GameView; moves: EventView[] } | null = null
  #heard: EventsListener[] = []
  #deaf: () => void

  constructor(readonly stay: Stay) {
    this.#deaf = stay.onEvents((events, before) => this.#happened(events, before))
    document.addEventListener('visibilitychange', this.#looked)
  }

  readonly #table = $derived.by((): TableView | null => {
    const [now, held] = [this.stay.table, this.#held]
    if (!now || !held) return now
    const turn = { ...now.turn, seat: held.seat }
    return { ...now, turn, game: held.game, status: 'playing', result: null }
  })

  readonly #events = $derived.by((): EventView[] => {
    const [all, held] = [this.stay.events, this.#held]
    return held ? all.filter(({ number }) => number <= held.number) : all
  })

  get table(): TableView | null {
    return this.#table
  }

  get events(): EventView[] {
    return this.#events
  }

  /** Everything that happened, seen or not. */
  get happened(): EventView[] {
    return this.stay.events
  }

  get moves(): Moves | null {
    return this.#held ? null : this.stay.moves
  }

  get mySeat(): number | null {
    return this.#held ? null : this.stay.mySeat
  }

  get id(): string {
    return this.stay.id
  }

  get where(): Stay['where'] {
    return this.stay.where
  }

  get place(): Place {
    return this.stay.place
  }

  get replay(): Place {
    return this.stay.replay
  }

  get own(): Own {
    return this.stay.own
  }

  get line(): LineState {
    return this.stay.line
  }

  get refusal(): Refusal | null {
    return this.stay.refusal
  }

  get number(): number {
    return this.stay.number
  }

  get mySeats(): number[] {
    return this.stay.mySeats
  }

  get ahead(): number {
    return this.stay.ahead
  }

  get record(): string {
    return this.stay.record
  }

  get link(): string | null {
    return this.stay.link
  }

  onEvents(listener: EventsListener): () => void {
    this.#heard.push(listener)
    return () => {
      this.#heard = this.#heard.filter((other) => other !== listener)
    }
  }

  send(command: Command): Promise<Done> {
    return this.stay.send(command)
  }

  draft(seat: number, move: string | null): boolean {
    return this.stay.draft(seat, move)
  }

  plan(seat: number, move: string | null): boolean {
    return this.stay.plan(seat, move)
  }

  lay(seat: number, allocation: Allocation): void {
    this.stay.lay(seat, allocation)
  }

  get phrases(): readonly Spoken[] {
    return this.stay.phrases
  }

  speak(phrase: Phrase): void {
    this.stay.speak(phrase)
  }

  again(): void {
    this.stay.again()
  }

  rematch(): Promise<Place | null> {
    return this.stay.rematch()
  }

  close(): void {
    this.#catchUp()
    this.#deaf()
    document.removeEventListener('visibilitychange', this.#looked)
    this.stay.close()
  }

  /** Somebody comes to a game that has just begun: what others did before is shown to them as well. */
  begin(): void {
    const { table, events, ahead, mySeats } = this.stay
    const at = events.findLastIndex(({ kind }) => kind === 'started')
    const [started, since] = [events[at], events.slice(at + 1)]
    const moves = since.filter(({ kind }) => kind === 'moved')
    const cut = since.some(({ kind, data }) => CUTS.includes(kind) || mySeats.includes(Number(data.seat)))
    if (!table || !started || !moves.length || moves.length > MOST_SHOWN || cut || this.#running) return
    if (document.hidden || !PACES[settings.speed].move) return
    if (Date.now() / 1000 + ahead - started.at > JUST_BEGUN_SECONDS) return
    this.#waiting.push(...(courseOf(gameAtStart(table.setup, events), since) ?? []))
    void this.#run()
  }

  /** Whoever touches has seen enough of it: on to the next move or card; false if nothing is shown. */
  skip(): boolean {
    if (!this.showing) return false
    this.hurrying = true
    this.#rested?.()
    return true
  }

  #happened(events: EventView[], before: TableView | null): void {
    const pace = PACES[settings.speed]
    const game = before?.game
    const cut = events.some(({ kind }) => CUTS.includes(kind))
    const course = game && pace.move && !cut ? courseOf(game, events) : null
    if (!course || document.hidden) {
      this.#hasten()
      if (document.hidden && game && !cut) this.#remember(game, events)
      this.#tell(events, before)
      return
    }
    const moves = [...this.#waiting, ...course].filter(({ event }) => event.kind === 'moved')
    if (moves.length > MOST_SHOWN) {
      this.#hasten()
      this.#tell(events, before)
      const [first] = moves
      if (first)
        void this.#sumUp(
          first.before,
          moves.map(({ event }) => event),
        )
      return
    }
    this.#waiting.push(...course)
    // What changed no board is told with what is shown; alone it is told now.
    if (!course.length) this.#tell(events, before)
    else if (!this.#running) void this.#run()
  }

  /** The present at once; what was still to be shown is told. */
  #hasten(): void {
    const untold = this.#waiting.flatMap(({ event, along }) => [event, ...along])
    this.#catchUp()
    if (untold.length) this.#tell(untold, this.#table)
  }

  /** Nothing more is shown. */
  #catchUp(): void {
    this.#course++
    this.#waiting = []
    this.#held = null
    this.showing = null
    this.#rested?.()
  }

  async #run(): Promise<void> {
    const course = this.#course
    this.#running = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const pace = PACES[settings.speed]
      await (next.event.kind === 'moved' ? this.#move(next, pace) : this.#round(next, pace))
      this.hurrying = false
      if (course !== this.#course) break
    }
    this.#running = false
    // Whatever came in while everything was called off.
    if (this.#waiting.length) void this.#run()
    else if (course === this.#course) this.#catchUp()
  }

  async #move(turning: Turning, { move: ms }: Pace): Promise<void> {
    const { event, before, after, along } = turning
    const seat = Number(event.data.seat)
    const course = this.#course
    const done = measured('move', { number: event.number, seat })
    // By the clock: what a slow device takes for drawing is not added.
    let until = performance.now()
    for (const { stage, share } of STAGES) {
      until += ms * share
      // Whoever hurries sees where it ends.
      if (this.hurrying && stage !== 'walked') continue
      const landed = stage !== 'taken'
      this.#held = { game: boardAt(stage, turning), seat, number: event.number - (landed ? 0 : 1) }
      this.showing = { what: 'move', event, stage, ms: ms * share, before, after }
      await this.#rest(until)
      if (course !== this.#course) break
    }
    if (this.hurrying) await drawn()
    done()
    this.#tell([event, ...along], this.#table)
  }

  /** A round is over: that is said before the next one is laid out. */
  async #round({ event, before, after, along }: Turning, { deal }: Pace): Promise<void> {
    const course = this.#course
    const { table, events } = this.stay
    const told = events.filter(({ number }) => number < event.number)
    if (table && told.some(({ kind }) => kind === 'moved')) {
      // The site is still seen as it was left.
      this.#held = { game: this.#held?.game ?? before, seat: null, number: event.number - 1 }
      const began = pointsAtRoundStart(table.setup, told)
      const done = measured('round', { number: event.number })
      this.showing = { what: 'round', before, after, began }
      await this.#rest(performance.now() + cardTime(settings.speed, settings.cards))
      settings.set({ cards: settings.cards + 1 })
      done()
      if (course !== this.#course) return
      this.hurrying = false
    }
    this.#held = { game: after, seat: null, number: event.number }
    this.showing = null
    this.#tell([event, ...along], this.#table)
    await this.#rest(performance.now() + deal)
  }

  async #sumUp(before: GameView, moves: EventView[]): Promise<void> {
    const after = this.stay.table?.game
    if (!after) return
    const card: Showing = { what: 'missed', moves, before, after }
    this.showing = card
    await this.#rest(performance.now() + PACES[settings.speed].missed)
    this.hurrying = false
    // Unless something else is shown by now.
    if (this.showing === card) this.showing = null
  }

  #remember(before: GameView, events: readonly EventView[]): void {
    this.#unseen ??= { before, moves: [] }
    this.#unseen.moves.push(...events.filter(({ kind }) => kind === 'moved'))
  }

  /** Whoever looks away is called when it is time; whoever looks again is told what happened meanwhile. */
  #looked = (): void => {
    if (document.hidden) this.#hasten()
    const unseen = this.#unseen
    if (document.hidden || !unseen) return
    this.#unseen = null
    if (settings.speed !== 'at-once' && unseen.moves.length > MOST_SHOWN && !this.showing)
      void this.#sumUp(unseen.before, unseen.moves)
  }

  #tell(events: EventView[], before: TableView | null): void {
    for (const listener of this.#heard) listener(events, before)
  }

  /** Until then, or until somebody touches; what is to be seen is there first. */
  async #rest(until: number): Promise<void> {
    const course = this.#course
    await tick()
    if (this.hurrying || course !== this.#course) return
    await new Promise<void>((done) => {
      const timer = setTimeout(done, until - performance.now())
      this.#rested = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#rested = null
  }
}

/** What has changed is on the page: styles that hold for a moment only have held. */
async function drawn(): Promise<void> {
  await tick()
  document.body.getBoundingClientRect()
}

/** Say in the browser's own timeline from when to when something was on the screen. */
function measured(what: string, detail: Record<string, number>): () => void {
  const start = performance.now()
  return () => performance.measure(`shown-${what}`, { start, end: performance.now(), detail })
}
