/** One's stay at a table while the game is played: the move being made, and what is pointed at. */
import { sayLog, whereaboutsOf } from '../../game/log'
import { sayMove } from '../../game/moves'
import { peopleNames, readerAt, seatNames, standInName, toldNames } from '../../game/names'
import type { ShownStay } from '../../game/shown.svelte'
import { standingMoves } from '../../game/standing'
import { noticeError } from '../../parts/notices.svelte'
import { settings } from '../../parts/settings.svelte'
import { say } from '../../text/text.svelte'
import type { ModeName } from '../../wire/facts'
import type { Board, Command, EventView, GameView, TableView } from '../../wire/types'
import {
  back,
  carried,
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
import type { Nudge } from './nudging'
import { isTooLate, sinceMoveOf, takersOf, takingBack, whereaboutsNow } from './past'
import { sayBroken, sayHint, type Words } from './sayings'
import { architectsShowing, cityShowing, siteShowing } from './showing'
import { carriesOver, keyOf, placeOf, type Source, sourceAhead, sourceNow, takenBack } from './sources'

/** A second touch on the same square takes it back, but a double click is one touch. */
const DOUBLE_CLICK_MS = 400
/** A draft is sent when nothing has changed for so long: who confirms at once sends a move alone. */
const DRAFT_REST_MS = 1_000
/** So many of the others' moves are told at a glance. */
const MOST_SINCE = 4
/** So many there is room for on every screen. */
const MOST_CERTAIN = 3

/** A sentence about a touch, and where it was: a place of a board, or nowhere in particular. */
export interface Hint {
  text: string
  at: string | null
}

export class Playing {
  /** The square of my city under the mouse or the focus. */
  pointed = $state<string | null>(null)
  /** The line of the log that is pointed at. */
  pointing = $state.raw<EventView | null>(null)
  /** Whether the last touch was a key: then the focus goes along with what is chosen. */
  byKey = false
  /** What a hint points at. */
  nudge = $state.raw<Nudge | null>(null)
  /** The move that was made for me, in words, and how far the game was. */
  #done = $state.raw<{ text: string; ply: number } | null>(null)
  /** Why the last touch did nothing. */
  hint = $state.raw<Hint | null>(null)
  /** What I have planned is played as soon as it is my turn, if it still can be. */
  byItself = $state(false)
  /** A move is on its way to the server. */
  sending = $state(false)
  /** The player whose city a spectator looks at. */
  watched = $state(0)
  /** A spectator's large city is that of whoever is to move. */
  following = $state(false)
  /** What is chosen, and of which moves. */
  #chosen = $state.raw<{ of: Source | null; choosing: Choosing }>({ of: null, choosing: choosingFrom([]) })
  #chosenAt = 0
  #lastSeat = $state<number | null>(null)
  /** My turn has come while I was planning: what was chosen is still in my hand. */
  arrived = $state(false)
  /** A plan that cannot be played as things stand. */
  #waiting: string | null = null
  /** The draft that the table has. */
  #kept: string | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly stay: ShownStay,
    /** The game and its table, while there are any. */
    readonly table: () => TableView,
    readonly game: () => GameView,
  ) {}

  // The position alone: whoever comes or goes changes the table, but not what can be chosen.
  readonly #position = $derived.by(() => this.table().position)
  readonly #text = $derived.by(() => this.game().position)
  readonly #ply = $derived.by(() => this.game().ply)
  readonly #running = $derived.by(() => this.table().status === 'playing')

  /** The moves to choose from: mine now, or while others play those that would be mine. */
  readonly #source = $derived.by((): Source | null => {
    const { moves, mySeat } = this.stay
    const at = { ply: this.#ply, round: this.board.round }
    if (moves && mySeat !== null) return sourceNow(moves, mySeat, at)
    const seat = this.#planner
    return seat === null ? null : sourceAhead(this.#text, seat, this.#position, at)
  })

  /** The seat I can plan for; at a shared device the others would look on. */
  readonly #planner = $derived.by((): number | null => {
    const [seat] = this.stay.mySeats
    if (seat === undefined || this.shared || !this.#running || this.stay.mySeat !== null) return null
    return this.table().seats[seat]?.bot ? null : seat
  })

  /** Changes with whatever there is to choose from. */
  readonly turn = $derived.by((): string => keyOf(this.#source))

  /** The move being made; with other moves to choose from it belongs to the past at once. */
  readonly #choosing = $derived.by((): Choosing => {
    const { of, choosing } = this.#chosen
    return keyOf(of) === this.turn ? choosing : choosingFrom(this.#source?.moves ?? [])
  })

  get choosing(): Choosing {
    return this.#choosing
  }

  set choosing(choosing: Choosing) {
    this.#chosen = { of: this.#source, choosing }
  }

  /** The move that is being shown. */
  readonly shown = $derived.by(() => (this.stay.showing?.what === 'move' ? this.stay.showing.event : null))
  /** What stands out on the boards: the move that is shown, or else what a line of the log points at. */
  readonly lit = $derived.by(() => {
    if (this.shown) return whereaboutsOf(this.shown.log)
    return this.pointing && whereaboutsNow(this.pointing, this.stay.events, this.board.phase === 'over')
  })
  readonly names = $derived.by(() => seatNames(this.table().seats))
  readonly people = $derived.by(() => peopleNames(this.table()))
  /** The same for sentences, in which I may be one of them. */
  readonly told = $derived.by((): { names: string[]; people: Record<string, string> } => {
    const names = toldNames(this.names, this.stay.own.seats)
    return { names, people: peopleNames(this.table(), names) }
  })
  readonly board = $derived.by((): Board => this.game().state)
  readonly mode = $derived.by((): ModeName => this.board.mode)
  readonly words = $derived.by((): Words => ({
    names: this.names,
    me: this.watching ? null : this.seat,
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
    site: this.board.site,
    urbanist: this.board.urbanist,
    city: this.board.cities[this.seat] ?? '',
  }))
  readonly phase = $derived.by(() => phaseOf(this.choosing))
  readonly ready = $derived.by(() => this.myTurn && this.choosing.moves.length > 0)
  /** I think ahead while others play. */
  readonly planning = $derived.by(() => !this.myTurn && this.choosing.moves.length > 0)
  /** Something can be chosen: for now, or for my next turn. */
  readonly able = $derived.by(() => this.ready || this.planning)
  /** What can be chosen is shown on the boards; while others play only once I have begun. */
  readonly offers = $derived.by(() => this.ready || (this.planning && this.phase !== 'start'))
  readonly site = $derived.by(() => siteShowing(this.choosing, this.ground, this.board.site))
  readonly city = $derived.by(() =>
    cityShowing(this.choosing, this.ground, this.board.cities[this.seat] ?? '', {
      pointed: this.pointed,
      counted: settings.gains,
    }),
  )
  /** The architects the large city's player can use. */
  readonly left = $derived.by(
    (): number[] => this.board.architects[this.board.common_pool ? 0 : this.seat] ?? [],
  )
  readonly architects = $derived.by(() => architectsShowing(this.choosing, this.ground, this.left))
  readonly since = $derived.by(() =>
    sinceMoveOf(this.stay.events, this.watching ? -1 : this.seat).slice(-MOST_SINCE),
  )
  /** What those moves are: nothing is since mine as long as I have made none. */
  readonly sinceWords = $derived.by(() => {
    const moved = standingMoves(this.stay.events).some(({ data }) => data.seat === this.seat)
    const all = this.since.length <= MOST_CERTAIN && this.table().status === 'playing'
    return say(moved && all && !this.watching ? 'table-since' : 'table-last')
  })
  readonly takingBack = $derived.by(() => takingBack(this.table(), this.stay.mySeats))
  readonly tooLate = $derived.by(() => isTooLate(this.table(), this.stay.happened, this.stay.mySeats))
  /** Whose move that is. */
  readonly takenFrom = $derived.by((): string | null => {
    const move = this.takingBack && standingMoves(this.stay.events).at(-this.takingBack.moves)
    return move ? (this.names[Number(move.data.seat)] ?? null) : null
  })

  /** What was done for me, until somebody else moves, I choose again, or it is taken back. */
  readonly done = $derived.by(() =>
    this.#done?.ply === this.#ply - 1 && !this.choosing.steps.length ? this.#done.text : null,
  )
  /** A move is being chosen: the foot of the table is needed for it. */
  readonly choosesNow = $derived.by(() => this.offers && this.phase !== 'start')
  /** My seats in which a bot plays for me. */
  readonly replaced = $derived.by((): number[] => {
    const { seats, status } = this.table()
    const running = status === 'playing' || status === 'allocating'
    return running ? this.stay.mySeats.filter((seat) => seats[seat]?.bot) : []
  })

  /** An event in words. */
  tell(event: EventView): string {
    const { names, people } = this.told
    const seat = Number(event.data.seat)
    const standIn = event.kind === 'moved' && this.table().seats[seat]?.person ? event.data.bot : null
    if (typeof standIn === 'string') {
      const bots = names.with(seat, standInName(standIn, this.names[seat] ?? ''))
      return sayLog(event.log, bots, this.mode, people)
    }
    const reader = readerAt(this.table().seats, this.stay.own.seats)
    const takers = this.shared ? takersOf(event, this.stay.events, this.names) : {}
    return sayLog(event.log, names, this.mode, { ...people, ...takers }, reader)
  }

  /** Follow the one to move, or stay with the city that is large now. */
  follow(following: boolean): void {
    this.watched = this.seat
    this.following = following
  }

  /** Other moves to choose from: what was being chosen belongs to the past, unless it was a plan. */
  renew(): void {
    if (this.stay.mySeat !== null) this.#lastSeat = this.stay.mySeat
    this.pointed = null
    this.hint = null
    this.sending = false
    this.arrived = false
    this.#restNoMore()
    const { of, choosing } = this.#chosen
    const source = this.#source
    if (!source || !carriesOver(of, source)) this.#waiting = null
    this.#kept = source?.ahead ? this.#plan : null
    if (source && keyOf(of) !== keyOf(source) && choosing.steps.length && carriesOver(of, source)) {
      const found = carried(choosing, source.moves)
      if (found) {
        this.choosing = found
        this.arrived = !source.ahead
      } else this.#fail(chosenMove(choosing)?.move ?? null)
    } else if (source && choosing.steps.length && takenBack(of, source)) {
      this.choosing = choosingFrom(source.moves)
      this.hint = { text: say('table-plan-undone'), at: null }
    }
    // Whatever was chosen among other moves is done, or dropped: nothing later is said of it.
    if (source && keyOf(this.#chosen.of) !== keyOf(source)) this.choosing = choosingFrom(source.moves)
    this.recall()
    if (this.byItself && this.ready && this.phase === 'confirm') {
      const planned = chosenMove(this.choosing)
      if (planned) this.#done = { text: say('table-plan-played', { move: sayMove(planned) }), ply: this.#ply }
      this.confirm()
    }
    if (this.phase !== 'confirm' && this.#waiting === null) this.byItself = false
  }

  /** Say why what was planned cannot be played. Before my turn it may be possible again: it waits. */
  #fail(plan: string | null): void {
    const text = plan === null ? '' : sayBroken(plan, this.ground, this.words, this.left)
    if (text) this.hint = { text, at: null }
    this.#waiting = this.#source?.ahead ? plan : null
    this.choosing = choosingFrom(this.choosing.moves)
    this.#keep()
  }

  /** What is kept as the plan of the seat I choose for. */
  get #plan(): string | null {
    return this.stay.own.plans[this.#source?.seat ?? -1] ?? this.#waiting
  }

  /** Take up what I was thinking about, before this visit or in another tab. */
  recall(): void {
    const { own, mySeat } = this.stay
    if (!this.#source || this.sending) return
    const drafted = mySeat !== null && own.position === this.table().position ? own.drafts[mySeat] : null
    const draft = drafted ?? this.#plan
    const mine = this.#move
    if (this.#resting !== undefined || (mine !== null && mine !== this.#kept)) {
      this.#keep() // it is newer, be it a step back, or was chosen while the line was lost
      return
    }
    if (draft === null || draft === mine) return
    const found = typed(this.ground, draft)
    if ('choosing' in found) {
      this.#kept = draft
      this.#waiting = null
      this.hint = null
      this.choosing = found.choosing
    } else if (draft === this.#plan && !this.hint) this.#fail(draft)
  }

  get #move(): string | null {
    return chosenMove(this.choosing)?.move ?? null
  }

  /** What is to be kept: what is chosen, or what waits to be possible again. */
  get #thought(): string | null {
    return this.#move ?? this.#waiting
  }

  /** Have the move kept that is chosen and not confirmed, once I have stopped choosing. */
  #keep(): void {
    this.#restNoMore()
    if (this.#thought !== this.#kept) this.#resting = setTimeout(() => this.keepNow(), DRAFT_REST_MS)
  }

  #restNoMore(): void {
    clearTimeout(this.#resting)
    this.#resting = undefined
  }

  /** The same at once: on leaving. */
  keepNow(): void {
    this.#restNoMore()
    const source = this.#source
    const move = this.#thought
    if (!source || this.sending || move === this.#kept) return
    const told = source.ahead ? this.stay.plan(source.seat, move) : this.stay.draft(source.seat, move)
    if (told) this.#kept = move
  }

  choose(step: Step): void {
    if (!this.able || this.sending) return
    const again = step.what === 'to' && step.to === toOf(this.choosing)
    if (again && performance.now() - this.#chosenAt <= DOUBLE_CLICK_MS) return
    const before = this.choosing
    this.arrived = false
    this.choosing = choose(before, step)
    this.#waiting = null
    this.pointing = this.#done = null
    // An architect that takes nothing may be put all the same, and is told to.
    const asked = this.choosing === before || step.what === 'architect'
    const text = asked ? sayHint(before, step, this.ground, this.words) : ''
    this.hint = text ? { text, at: placeOf(step, this.seat) } : null
    if (this.phase !== 'confirm') this.byItself = false
    if (step.what === 'to') this.#chosenAt = performance.now()
    // A finger still points at what it has taken back.
    if (step.what !== 'to' || again) this.pointed = null
    const certain = this.ready && this.choosing !== before && this.phase === 'confirm'
    if (certain && settings.confirmAutomatic) this.confirm()
    else this.#keep()
  }

  /** Choices made at once, like those of a typed move. */
  take(choosing: Choosing): void {
    if (!this.able || this.sending) return
    this.choosing = choosing
    this.pointing = this.hint = this.#done = null
    this.#keep()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (!this.choosing.steps.length || this.sending) return false
    this.arrived = false
    this.choosing = back(this.choosing)
    this.pointed = null
    this.hint = null
    this.byItself = false
    this.#keep()
    return true
  }

  confirm(): void {
    const move = chosenMove(this.choosing)
    const seat = this.stay.mySeat
    if (!move || seat === null || this.sending) return
    this.sending = true
    this.pointing = null
    this.#restNoMore()
    this.do({ type: 'move', move: move.move, seat, after: this.stay.number })
  }

  /** Send a command; a refusal is said in words. */
  do(command: Command): void {
    this.stay.send(command).catch((error: unknown) => {
      this.sending = false
      noticeError(error, this.names)
    })
  }
}
