/** A table on this device: a kept game, and what follows from it. The kernel plays it.
 *
 * What is decided here is only what a table decides: whose turn it is, when a round is dealt, what
 * may be taken back, when the game is over.
 */
import { formatSite } from '../board/site'
import type { GameRecord } from '../game/replaying'
import { dealtEntry, movedEntry } from '../game/telling'
import { kernel } from '../kernel/kernel'
import type { Level } from '../kernel/thinker'
import { Refusal } from '../wire/refusal'
import type {
  Allocation,
  Board,
  Command,
  EventView,
  HintStep,
  LogEntry,
  Own,
  Sheet,
  TakingBack,
  ToldTable,
} from '../wire/types'
import { dealSeed, type DeviceGame, HERE, peopleOf, seatsOf, squaresOf } from './game'
import { type Hinted, withHint } from './hints'

/** Nobody sleeps at the own device. */
const NEVER = Number.MAX_SAFE_INTEGER

/** The game after so many deals and moves. */
interface Step {
  position: string
  board: Board
}

function seen(position: string): Step {
  return { position, board: kernel().see(position).state }
}

/** Who is to think, about what, and with which chance. */
export interface BotsTurn {
  position: string
  level: Level
  seed: bigint
}

export class DeviceTable {
  /** The position before the first deal, then after every deal and every move. */
  #steps: Step[] = []
  events: EventView[] = []
  /** The event after which the board was last another one. */
  #position = 0

  /** Plays the game as it was kept; what is impossible in it is `Refused`. */
  constructor(public game: DeviceGame) {
    const { mode, playgrounds, seats, first_player } = game
    this.#note('created', {}, { code: 'log/created', arguments: {} })
    this.#note('started', { first_player, commitment: null }, { code: 'log/started', arguments: {} })
    this.#steps = [seen(kernel().start({ mode, players: seats.length, playgrounds, first_player }))]
    const sites = [...game.sites]
    const moves = [...game.moves]
    // By how far the game was: some may have been asked for before something was taken back.
    const hinted = (game.hinted ?? []).toSorted((one, other) => one.ply - other.ply)
    const tellHints = (ply: number) => {
      while (hinted[0] && hinted[0].ply <= ply) this.#noteHint(hinted.shift() as Hinted)
    }
    while (sites.length || moves.length) {
      tellHints(this.#steps.length)
      if (this.board.phase === 'deal') this.#deal(sites.shift() ?? [])
      else this.#play(moves.shift() ?? '')
    }
    tellHints(Infinity)
    if (game.status !== 'ended') this.#goOn()
    else this.#note('ended', { by: HERE }, { code: 'log/ended', arguments: { by: HERE } })
  }

  get board(): Board {
    return this.#last.board
  }

  get #last(): Step {
    const last = this.#steps.at(-1)
    if (!last) throw new Error('no game')
    return last
  }

  /** The number of the last event. */
  get number(): number {
    return this.events.length
  }

  /** The game's position, for thinking about it; null unless a bot is to move. */
  get botsTurn(): BotsTurn | null {
    const seat = this.#current
    const level = seat === null ? null : (this.game.seats[seat]?.bot ?? null)
    if (!level) return null
    const seed = BigInt(this.game.seed) + (BigInt(this.#steps.length) << 32n)
    return { position: this.#last.position, level, seed }
  }

  get #running(): boolean {
    return this.game.status === 'playing' || this.game.status === 'allocating'
  }

  get #current(): number | null {
    return this.game.status === 'playing' ? this.board.current_player : null
  }

  /** The people who must do something for the game to go on. */
  get #waitedFor(): number[] {
    const people = peopleOf(this.game)
    if (this.game.status === 'allocating') return people.filter((seat) => !(seat in this.game.confirmed))
    return people.filter((seat) => seat === this.#current)
  }

  /** Do what somebody here wants, or say why not. */
  do(command: Command): void {
    switch (command.type) {
      case 'move':
        this.#expectPerson()
        this.move(command.move)
        break
      case 'hint':
        this.#hint(command.step)
        break
      case 'undo':
        this.#undo()
        break
      case 'confirm':
        this.#confirm(command.seat, (command.allocation ?? null) as Allocation | null)
        break
      case 'end':
      case 'resign':
        this.#end()
        break
      default:
        throw new Refusal('table/not_open', { status: this.game.status })
    }
  }

  /** A move of whoever's turn it is; a bot's too. */
  move(move: string): void {
    const before = this.game
    const seat = this.#current
    if (seat === null) throw this.#notNow()
    this.#play(move)
    const { [String(seat)]: _, ...plans } = this.game.plans ?? {}
    this.game = { ...this.game, moves: [...this.game.moves, move], draft: null, plans }
    this.#goOn(before)
  }

  /** Somebody here is to move; the seat. */
  #expectPerson(): number {
    const seat = this.#current
    if (seat === null || !peopleOf(this.game).includes(seat)) throw this.#notNow()
    return seat
  }

  get #hintsAllowed(): boolean {
    return this.game.hints !== 'off'
  }

  /** Somebody here has a hint shown; at the same position nothing new happens. */
  #hint(step: HintStep): void {
    const seat = this.#expectPerson()
    if (!this.#hintsAllowed) throw new Refusal('table/no_hints', {})
    const game = withHint(this.game, this.#steps.length, seat, step)
    if (game !== this.game) this.#noteHint({ seat, step })
    this.game = game
  }

  #noteHint({ seat, step }: Pick<Hinted, 'seat' | 'step'>): void {
    this.#note('hinted', { seat, step }, { code: 'log/hinted', arguments: { seat, step } })
  }

  #notNow(): Refusal {
    return this.#running
      ? new Refusal('table/not_your_turn', { current: this.#current ?? 0 })
      : new Refusal('table/not_playing', { status: this.game.status })
  }

  #play(move: string): void {
    const { position, board } = this.#last
    const seat = board.current_player ?? 0
    const next = seen(kernel().play(position, move))
    this.#steps.push(next)
    const data = { seat, move, bot: this.game.seats[seat]?.bot ?? null }
    this.#changed('moved', data, movedEntry(board, seat, move))
  }

  #deal(site: string[]): void {
    const { position, board } = this.#last
    this.#steps.push(seen(kernel().deal(position, formatSite(site))))
    this.#changed('dealt', { round: board.round, site }, dealtEntry(board.round))
  }

  /** Whatever follows by itself: the next round is dealt, or the game is over. */
  #goOn(before = this.game): void {
    if (this.board.phase === 'deal') {
      const site = squaresOf(kernel().draw(this.#last.position, dealSeed()))
      this.#deal(site)
      this.game = { ...this.game, sites: [...this.game.sites, site], plans: {} }
    }
    if (this.board.phase === 'over') this.#complete()
    if (this.game !== before) this.#touch()
  }

  /** The end, once everybody who lays out a city has confirmed it. */
  #complete(): void {
    const manual = this.game.allocation === 'manual'
    if (manual && peopleOf(this.game).some((seat) => !(seat in this.game.confirmed))) {
      if (this.game.status !== 'allocating') this.game = { ...this.game, status: 'allocating' }
      return
    }
    const confirmed = manual ? this.#allConfirmed() : {}
    const chosen = this.game.seats.map((_, seat) => confirmed[String(seat)] ?? null)
    const result = kernel().result(this.#last.position, chosen)
    // A game that is looked at again was over before.
    const known =
      this.game.status === 'finished' && JSON.stringify(this.game.result) === JSON.stringify(result)
    if (!known) this.game = { ...this.game, status: 'finished', result, confirmed, laid: {} }
    const { scores, winners, decided_by } = result
    this.#note('finished', { result }, { code: 'log/finished', arguments: { scores, winners, decided_by } })
  }

  /** What everybody has confirmed; bots lay out the best there is. */
  #allConfirmed(): Record<string, Allocation> {
    const all = this.game.seats.map((_, seat): [string, Allocation] => {
      const known = this.game.confirmed[String(seat)]
      return [String(seat), known ?? this.sheetOf(seat, null).allocation]
    })
    return Object.fromEntries(all)
  }

  /** Something has happened just now. */
  #touch(): void {
    this.game = { ...this.game, waits: this.#waitedFor.length > 0, changed: Date.now() / 1000 }
  }

  /** What may be taken back: the last move of somebody here, with the bots' answers, not across a deal. */
  get takesBack(): TakingBack | null {
    if (!this.#running || Object.keys(this.game.confirmed).length) return null
    let moves = 0
    for (let at = this.#steps.length - 1; at > 0; at--) {
      const before = this.#steps[at - 1]?.board
      if (before?.phase !== 'move') return null
      moves++
      if (!this.game.seats[before.current_player ?? 0]?.bot) return { moves, asks: false }
    }
    return null
  }

  #undo(): void {
    const offer = this.takesBack
    if (!offer) throw new Refusal('table/nothing_to_undo', {})
    this.#steps.splice(-offer.moves)
    const moves = this.game.moves.slice(0, -offer.moves)
    this.game = { ...this.game, moves, status: 'playing', draft: null, plans: {}, laid: {} }
    const data = { moves: offer.moves, person: HERE }
    this.#changed('undone', data, { code: 'log/undone', arguments: data })
    this.#touch()
  }

  #confirm(seat: number, allocation: Allocation | null): void {
    if (this.game.status !== 'allocating')
      throw new Refusal('table/not_allocating', { status: this.game.status })
    if (!this.#waitedFor.includes(seat)) throw new Refusal('table/confirmed', { seat })
    const sheet = this.sheetOf(seat, allocation)
    this.game = { ...this.game, confirmed: { ...this.game.confirmed, [seat]: sheet.allocation } }
    const data = { seat, allocation: sheet.allocation }
    this.#note('confirmed', data, { code: 'log/confirmed', arguments: { seat } })
    this.#complete()
    this.#touch()
  }

  #end(): void {
    if (!this.#running) throw this.#notNow()
    this.game = { ...this.game, status: 'ended' }
    this.#note('ended', { by: HERE }, { code: 'log/ended', arguments: { by: HERE } })
    this.#touch()
  }

  /** The sheet of a city under that allocation, or the best one. */
  sheetOf(seat: number, allocation: Allocation | null): Sheet {
    const { mode, playgrounds, cities } = this.board
    return kernel().score({ mode, playgrounds, city: cities[seat] ?? '', margins: false, allocation })
  }

  /** Keep what somebody thinks about. */
  draft(move: string | null): void {
    const ply = this.#steps.length
    this.game = { ...this.game, draft: move === null ? null : { ply, move } }
  }

  /** Keep what somebody means to do next: until their own move, a deal or something taken back. */
  plan(seat: number, move: string | null): void {
    const { [String(seat)]: _, ...plans } = this.game.plans ?? {}
    this.game = { ...this.game, plans: move === null ? plans : { ...plans, [seat]: move } }
  }

  lay(seat: number, allocation: Allocation): void {
    this.game = { ...this.game, laid: { ...this.game.laid, [seat]: allocation } }
  }

  /** The table as any table is told. */
  told(): ToldTable {
    const { game } = this
    const back = this.takesBack
    return {
      id: game.id,
      setup: {
        mode: game.mode,
        seats: game.seats.length,
        playgrounds: game.playgrounds,
        public: false,
        clock: 'none',
        clock_amount: 0,
        allocation: game.allocation,
        undo: 'bots',
        // Nobody here is waited for by anybody elsewhere.
        substitute: '',
        stand_ins: false,
        clock_increment: 0,
        begins: game.begins ?? 'random',
        first_seat: game.first_seat ?? 0,
        hints: game.hints ?? 'alone',
      },
      host: HERE,
      status: game.status,
      number: this.number,
      position: this.#position,
      seats: seatsOf(game),
      presence: { seats: game.seats.map(({ bot }) => !bot), watching: 0 },
      turn: {
        seat: this.#current,
        waited_for: this.#waitedFor,
        since: game.changed,
        deadline: null,
        sleeps_at: NEVER,
        left: null,
        counts_from: null,
      },
      undo: null,
      takes_back: game.seats.map(({ bot }) => (bot ? null : back)),
      hints_allowed: this.#hintsAllowed,
      commitment: null,
      opening: null,
      result: game.result,
      rematch: game.rematch,
      game: {
        position: this.#last.position,
        allocations: game.confirmed,
        ply: game.sites.length + game.moves.length,
      },
    }
  }

  own(): Own {
    const { draft, laid, status } = this.game
    const allocations: Own['allocations'] = {}
    if (status === 'allocating') {
      for (const [seat, allocation] of Object.entries(laid)) {
        allocations[seat] = this.sheetOf(Number(seat), allocation)
      }
    }
    const seat = this.#current
    const drafts = draft && seat !== null && draft.ply === this.#steps.length ? { [seat]: draft.move } : {}
    const seats = peopleOf(this.game)
    const plans = this.game.plans ?? {}
    return { type: 'own', position: this.#position, seats, drafts, plans, allocations, invited: [] }
  }

  #changed(kind: EventView['kind'], data: EventView['data'], log: LogEntry): void {
    this.#note(kind, data, log)
    this.#position = this.number
  }

  #note(kind: EventView['kind'], data: EventView['data'], log: LogEntry): void {
    this.events = [...this.events, { number: this.number + 1, kind, data, at: Date.now() / 1000, log }]
  }
}

/** The game as a record, see docs/formats.md; `names` are those of its seats. */
export function recordOf(game: DeviceGame, names: string[]): GameRecord & Record<string, unknown> {
  const { mode, playgrounds, first_player, sites, moves, result, confirmed } = game
  const allocations = result ? names.map((_, seat) => confirmed[String(seat)]) : []
  return {
    format: 'quadropolis-game',
    version: 1,
    mode,
    playgrounds,
    players: names,
    first_player,
    sites,
    moves,
    ...(allocations.every((there) => there !== undefined) ? { allocations } : {}),
    ...(result ? { result } : {}),
  }
}
