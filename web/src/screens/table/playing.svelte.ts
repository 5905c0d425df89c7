/** One's stay at a table while the game is played: the move being made, and what is pointed at. */
import type { Whereabouts } from '../../game/log'
import { peopleNames, seatNames } from '../../game/names'
import type { Stay } from '../../game/stay'
import { noticeError } from '../../parts/notices.svelte'
import { settings } from '../../parts/settings.svelte'
import type { ModeName } from '../../wire/facts'
import type { Board, Command, GameView, Moves, TableView } from '../../wire/types'
import {
  back,
  type Choosing,
  choose,
  choosingFrom,
  chosenMove,
  type Ground,
  phaseOf,
  type Step,
  toOf,
  typed,
} from './choosing'
import { sinceMoveOf, takingBack } from './past'
import { sayHint, type Words } from './sayings'
import { architectsShowing, cityShowing, siteShowing } from './showing'

/** A second touch on the same square confirms, but a double click is one touch. */
const DOUBLE_CLICK_MS = 400
/** A draft is sent when nothing has changed for so long: who confirms at once sends a move alone. */
const DRAFT_REST_MS = 1_000
/** So many of the others' moves are told at a glance. */
const MOST_SINCE = 4

export class Playing {
  /** The square of my city under the mouse or the focus. */
  pointed = $state<string | null>(null)
  /** What a line of the log points at. */
  pointing = $state.raw<Whereabouts | null>(null)
  /** Why the last touch did nothing, in words. */
  hint = $state('')
  /** A move is on its way to the server. */
  sending = $state(false)
  /** The player whose city a spectator looks at. */
  watched = $state(0)
  /** A spectator's large city is that of whoever is to move. */
  following = $state(false)
  /** What is chosen, and of which moves. */
  #chosen = $state.raw<{ of: Moves | null; choosing: Choosing }>({ of: null, choosing: choosingFrom([]) })
  #chosenAt = 0
  #lastSeat = $state<number | null>(null)
  /** The draft that the table has. */
  #kept: string | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly stay: Stay,
    /** The game and its table, while there are any. */
    readonly table: () => TableView,
    readonly game: () => GameView,
  ) {}

  /** The move being made; with other moves to choose from it belongs to the past at once. */
  readonly #choosing = $derived.by((): Choosing => {
    const { of, choosing } = this.#chosen
    return of === this.stay.moves ? choosing : choosingFrom(this.stay.moves?.moves ?? [])
  })

  get choosing(): Choosing {
    return this.#choosing
  }

  set choosing(choosing: Choosing) {
    this.#chosen = { of: this.stay.moves, choosing }
  }

  readonly names = $derived.by(() => seatNames(this.table().seats))
  readonly people = $derived.by(() => peopleNames(this.table()))
  readonly board = $derived.by((): Board => this.game().state)
  readonly mode = $derived.by((): ModeName => this.board.mode)
  readonly words = $derived.by((): Words => ({
    names: this.names,
    mode: this.mode,
    common: this.board.common_pool,
  }))
  /** Whether I may move now. */
  readonly myTurn = $derived.by(() => this.stay.mySeat !== null)
  /** Several people share this device. */
  readonly shared = $derived.by(() => this.stay.mySeats.length > 1)
  readonly watching = $derived.by(() => this.stay.mySeats.length === 0)
  /** The seat whose city is the large one: mine, or the one of mine that moves or moved last. */
  readonly seat = $derived.by((): number => {
    const mine = this.stay.mySeats
    if (!mine.length) {
      const followed = this.following ? this.table().turn.seat : null
      return Math.min(followed ?? this.watched, this.board.players - 1)
    }
    if (this.stay.mySeat !== null) return this.stay.mySeat
    if (this.#lastSeat !== null && mine.includes(this.#lastSeat)) return this.#lastSeat
    return mine[0] as number
  })
  readonly ground = $derived.by((): Ground => ({
    moves: this.choosing.moves,
    blocked: this.game().blocked,
    mode: this.mode,
  }))
  readonly phase = $derived.by(() => phaseOf(this.choosing))
  readonly ready = $derived.by(() => this.myTurn && this.choosing.moves.length > 0)
  readonly site = $derived.by(() => siteShowing(this.choosing, this.ground, this.board.site))
  readonly city = $derived.by(() =>
    cityShowing(this.choosing, this.ground, this.board.cities[this.seat] ?? '', this.pointed),
  )
  /** The architects the large city's player can use. */
  readonly left = $derived.by(
    (): number[] => this.board.architects[this.board.common_pool ? 0 : this.seat] ?? [],
  )
  readonly architects = $derived.by(() => architectsShowing(this.choosing, this.ground, this.left))
  readonly since = $derived.by(() =>
    sinceMoveOf(this.stay.events, this.watching ? -1 : this.seat).slice(-MOST_SINCE),
  )
  readonly takingBack = $derived.by(() => takingBack(this.table(), this.stay.mySeats))

  /** Follow the one to move, or stay with the city that is large now. */
  follow(following: boolean): void {
    this.watched = this.seat
    this.following = following
  }

  /** New legal moves: whatever was being chosen belongs to the past. */
  renew(): void {
    if (this.stay.mySeat !== null) this.#lastSeat = this.stay.mySeat
    this.pointed = null
    this.hint = ''
    this.sending = false
    this.#kept = null
    clearTimeout(this.#resting)
    this.recall()
  }

  /** Take up what I was thinking about, before this visit or in another tab. */
  recall(): void {
    const { own, mySeat } = this.stay
    if (mySeat === null || own.position !== this.table().position || this.sending) return
    const draft = own.drafts[mySeat] ?? null
    const mine = this.#move
    if (mine !== null && mine !== this.#kept) {
      this.#keep() // it is newer, or was chosen while the line was lost
      return
    }
    if (draft === null || draft === mine) return
    const found = typed(this.ground, draft)
    if (!('choosing' in found)) return
    this.#kept = draft
    this.choosing = found.choosing
  }

  get #move(): string | null {
    return chosenMove(this.choosing)?.move ?? null
  }

  /** Have the move kept that is chosen and not confirmed, once I have stopped choosing. */
  #keep(): void {
    clearTimeout(this.#resting)
    if (this.#move !== this.#kept) this.#resting = setTimeout(() => this.keepNow(), DRAFT_REST_MS)
  }

  /** The same at once: on leaving. */
  keepNow(): void {
    clearTimeout(this.#resting)
    const seat = this.stay.mySeat
    const move = this.#move
    if (seat === null || this.sending || move === this.#kept || !this.stay.draft(seat, move)) return
    this.#kept = move
  }

  choose(step: Step): void {
    if (!this.ready || this.sending) return
    if (step.what === 'to' && step.to === toOf(this.choosing) && this.phase === 'confirm') {
      if (performance.now() - this.#chosenAt > DOUBLE_CLICK_MS) this.confirm()
      return
    }
    const before = this.choosing
    this.choosing = choose(before, step)
    this.pointing = null
    this.hint = this.choosing === before ? sayHint(before, step, this.ground, this.words) : ''
    if (step.what === 'to') this.#chosenAt = performance.now()
    else this.pointed = null
    if (this.choosing !== before && this.phase === 'confirm' && settings.confirmAutomatic) this.confirm()
    else this.#keep()
  }

  /** Choices made at once, like those of a typed move. */
  take(choosing: Choosing): void {
    if (!this.ready || this.sending) return
    this.choosing = choosing
    this.hint = ''
    this.#keep()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (!this.choosing.steps.length || this.sending) return false
    this.choosing = back(this.choosing)
    this.pointed = null
    this.hint = ''
    this.#keep()
    return true
  }

  confirm(): void {
    const move = chosenMove(this.choosing)
    const seat = this.stay.mySeat
    if (!move || seat === null || this.sending) return
    this.sending = true
    clearTimeout(this.#resting)
    this.do({ type: 'move', move: move.move, seat, after: this.stay.number })
  }

  /** Send a command; a refusal is said in words. */
  do(command: Command): void {
    this.stay.send(command).catch((error: unknown) => {
      this.sending = false
      noticeError(error)
    })
  }
}
