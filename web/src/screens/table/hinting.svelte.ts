/** Hints on my turn, in three steps: asked for, told to everybody, and found on this device. */
import { signed } from '../../board/words'
import { sayMove } from '../../game/moves'
import type { Depth, Reason, ReviewedMove } from '../../kernel/insight'
import type { Adviser } from '../../kernel/adviser'
import { noticeError } from '../../parts/notices.svelte'
import { say, speakOf } from '../../text/text.svelte'
import type { HintStep, MoveView } from '../../wire/types'
import { type Choosing, chosenMove, placesOf, typed } from './choosing'
import type { Nudge } from './nudging'
import type { Playing } from './playing.svelte'

const DEPTH: Depth = 'hint'
/** A move that brings so much more right now makes one ask why it is not the one. */
const ASKED_ABOUT = 2

/** A hint about one position. */
interface Hint {
  /** What there was to choose from, see `Playing.turn`. */
  of: string
  step: HintStep
  move: MoveView
  nudge: Nudge
  /** What was chosen when it was asked for. */
  asked: Choosing
  /** The largest effect first. */
  reasons: Reason[]
}

export class Hinting {
  /** It is being asked for. */
  busy = $state(false)
  #hint = $state.raw<Hint | null>(null)
  /** The reasons have been read, and put away. */
  #folded = $state(false)
  #tools: typeof import('./advising') | null = null
  #adviser: Adviser | null = null
  #reviewed: { position: string; found: Promise<ReviewedMove | null> } | null = null

  constructor(readonly playing: Playing) {}

  /** Whether one can be asked for. */
  readonly able = $derived.by(
    () => this.playing.ready && this.playing.table().hints_allowed && !this.playing.sending,
  )

  /** Whether one can be asked for on my next turn. */
  readonly later = $derived.by(() => {
    const { hints_allowed, status } = this.playing.table()
    const { stay, choosesNow, sending } = this.playing
    return hints_allowed && status === 'playing' && stay.mySeats.length > 0 && (sending || !choosesNow)
  })

  /** The hint for what is to be chosen now; it is gone with its position. */
  readonly hint = $derived.by((): Hint | null => {
    const hint = this.#hint
    return hint && this.able && hint.of === this.playing.turn ? hint : null
  })

  /** Whether the move of the hint is the one that is chosen. */
  readonly held = $derived.by(
    () => this.hint !== null && chosenMove(this.playing.choosing)?.move === this.hint.move.move,
  )

  /** What would be asked for next; whoever has the reasons may put them away and see them again. */
  readonly next = $derived.by((): HintStep => {
    if (!this.hint) return 'nudge'
    return this.hint.step === 'nudge' || !this.held ? 'move' : 'why'
  })

  /** Where to look, until something else is chosen: then only what can be done is marked. */
  readonly nudge = $derived.by(() => {
    const { phase, choosing } = this.playing
    const seen = phase === 'start' || choosing === this.hint?.asked
    return this.hint?.step === 'nudge' && seen ? this.hint.nudge : null
  })
  /** The reasons, while the move that they are for is chosen. */
  readonly why = $derived.by((): string[] => {
    if (!this.held || this.hint?.step !== 'why' || this.#folded) return []
    const { move, reasons } = this.hint
    if (!reasons.length) return [say('hint-why-nothing')]
    return this.#tools?.sayReasons(reasons, move.move, this.playing.names) ?? []
  })

  /** The move that everybody sees and the hint is not: its number stands on the board, or it takes another tile. */
  readonly instead = $derived.by((): string | null => {
    const { hint } = this
    if (!hint || !this.why.length) return null
    const { choosing } = this.playing
    const better = (moves: Iterable<MoveView>) =>
      [...moves]
        .filter(({ points }) => points > 0 && points - hint.move.points >= ASKED_ABOUT)
        .sort((one, other) => other.points - one.points)[0]
    const most = better(placesOf(choosing).values()) ?? better(choosing.moves)
    return most ? say('hint-instead', { move: sayMove(most), points: signed(most.points) }) : null
  })

  /** What is shown now in words. */
  readonly text = $derived.by((): string => {
    if (this.nudge) return this.#sayNudge(this.nudge)
    if (this.why.length) return [...this.why, this.instead ?? ''].join(' ')
    return this.held && this.hint ? say('hint-says-move', { move: sayMove(this.hint.move) }) : ''
  })

  #sayNudge({ board, part, line, wantedBy }: Nudge): string {
    if (wantedBy === null) return say(`hint-look-${board}`, { part, line })
    return say('hint-look-wanted', { part, line, name: this.playing.names[wantedBy] ?? '' })
  }

  /** Ask for the next step; false if it did not come about. */
  async ask(): Promise<boolean> {
    const step = this.next
    if (!this.able || this.busy) return false
    if (step === 'why' && this.hint?.step === 'why') {
      this.#folded = !this.#folded
      return true
    }
    const of = this.playing.turn
    this.busy = true
    try {
      const [found] = await Promise.all([
        this.#review(this.playing.game().position),
        this.#tell(step),
        speakOf('insight'),
      ])
      return found !== null && of === this.playing.turn && this.#show(of, step, found)
    } catch (error) {
      noticeError(error, this.playing.names)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Everybody is told before anything is shown; at the same position once. */
  async #tell(step: HintStep): Promise<void> {
    const { stay } = this.playing
    await stay.send({ type: 'hint', step, seat: stay.mySeat, after: stay.number })
  }

  async #judge(position: string): Promise<ReviewedMove | null> {
    this.#tools ??= await import('./advising')
    this.#adviser ??= this.#tools.makeAdviser()
    return await this.#adviser.review(position, null, DEPTH)
  }

  #review(position: string): Promise<ReviewedMove | null> {
    if (this.#reviewed?.position !== position) {
      const found = this.#judge(position)
      // What failed is tried again.
      found.catch(() => (this.#reviewed = null))
      this.#reviewed = { position, found }
    }
    return this.#reviewed.found
  }

  #show(of: string, step: HintStep, { moves, reasons }: ReviewedMove): boolean {
    const { playing } = this
    const best = moves[0]?.move ?? ''
    const move = playing.choosing.moves.find((one) => one.move === best)
    if (!move || !this.#tools) return false
    // The move is shown again to whoever has the reasons already.
    const reached = this.hint?.step === 'why' ? 'why' : step
    const nudge = this.#tools.nudgeOf(playing.mode, move, reasons)
    this.#hint = { of, step: reached, move, nudge, asked: playing.choosing, reasons }
    playing.pointing = null
    // Who has put the reasons away asks for the move alone.
    if (step === 'why') this.#folded = false
    const found = step === 'nudge' ? null : typed(playing.ground, best)
    if (found && 'choosing' in found) playing.take(found.choosing)
    return true
  }

  /** Nothing more is asked. */
  close(): void {
    this.#adviser?.stop()
  }
}
