/** A game under review: the adviser looks at its positions one after the other. */
import { type GameRecord, Replaying } from '../../game/replaying'
import { type Adviser, makeAdviser } from '../../kernel/adviser'
import type { Depth, Outlook } from '../../kernel/insight'
import type { Ply } from '../../wire/types'
import type { Decision, Node } from './adding'

/** What is known of a game: all of it, or as far as one has looked. */
export interface Found {
  depth: Depth
  nodes: readonly Node[]
  decisions: readonly Decision[]
  complete: boolean
}

/** A look through the game that is under way. */
export interface Pass {
  depth: Depth
  done: number
  total: number
}

const NONE: Found = { depth: 'quick', nodes: [], decisions: [], complete: false }

/** Reviews of this visit by the ids of their games: who comes back does not wait again. */
const known = new Map<string, Found>()

export class Reviewing {
  /** The deepest review that is complete; before the first one, what there is of it so far. */
  found = $state.raw<Found>(NONE)
  /** What is under way. */
  pass = $state.raw<Pass | null>(null)
  refusal = $state.raw<unknown>(null)

  readonly #replaying: Replaying
  readonly #plies = new Map<number, Ply>()
  readonly #adviser: Adviser = makeAdviser()

  constructor(
    readonly id: string,
    readonly record: GameRecord,
  ) {
    this.#replaying = new Replaying(record)
    this.found = known.get(id) ?? NONE
  }

  /** How many positions there are; laying out the cities by hand leads to one more. */
  get total(): number {
    return this.#replaying.last + 1 + (this.#laidOut ? 1 : 0)
  }

  get #laidOut(): boolean {
    return !!this.record.result && !!this.record.allocations
  }

  /** The position after so many deals and moves. */
  ply(ply: number): Ply {
    const at = Math.min(ply, this.#replaying.last)
    const there = this.#plies.get(at) ?? this.#replaying.ply(at)
    this.#plies.set(at, there)
    return there
  }

  /** Look through the game; the same depth finds the same every time. */
  async look(depth: Depth): Promise<void> {
    this.refusal = null
    const start = performance.now()
    const { last } = this.#replaying
    const nodes: Node[] = []
    const decisions: Decision[] = []
    this.pass = { depth, done: 0, total: last + 1 }
    try {
      for (let ply = 0; ply <= last; ply++) {
        const there = await this.#at(ply, depth)
        if (!there) return
        nodes.push(there.node)
        if (there.decision) decisions.push(there.decision)
        this.pass = { depth, done: ply + 1, total: last + 1 }
        if (this.found.complete) continue
        this.found = { depth, nodes: [...nodes], decisions: [...decisions], complete: false }
      }
      const laid = this.#laid()
      if (laid) nodes.push(laid)
      this.found = { depth, nodes, decisions, complete: true }
      known.set(this.id, this.found)
      performance.measure(`reviewed-${depth}`, { start })
    } catch (error) {
      this.refusal = error
    } finally {
      this.pass = null
    }
  }

  /** End what is under way; what is complete stays. */
  stop(): void {
    this.#adviser.stop()
  }

  /** A position and, if somebody moved there, the move; null if it was called off. */
  async #at(ply: number, depth: Depth): Promise<{ node: Node; decision: Decision | null } | null> {
    const { position, state } = this.ply(ply)
    const before = ply > 0 ? this.ply(ply - 1).state : null
    const led = !before ? 'start' : before.phase === 'deal' ? 'deal' : 'move'
    const player = led === 'move' ? (before?.current_player ?? null) : null
    const move = state.phase === 'move' ? this.record.moves[ply - state.round] : undefined
    if (move === undefined) {
      const valued = await this.#adviser.value(position, depth)
      if (!valued) return null
      const { points, chances, uncertainty } = valued
      return { node: { led, player, value: { points, chances }, error: uncertainty }, decision: null }
    }
    const review = await this.#adviser.review(position, move, depth)
    if (!review) return null
    const node: Node = { led, player, value: review.value, error: nothing(state.players) }
    return { node, decision: { ply, player: state.current_player ?? 0, move, review } }
  }

  /** The result as the cities were laid out by hand; winners share the win. */
  #laid(): Node | null {
    const { result } = this.record
    if (!result || !this.#laidOut) return null
    const share = Math.round(1000 / result.winners.length)
    const value = {
      points: result.scores.map((score) => 10 * score),
      chances: result.scores.map((_, player) => (result.winners.includes(player) ? share : 0)),
    }
    return { led: 'allocation', player: null, value, error: nothing(result.scores.length) }
  }
}

const nothing = (players: number): Outlook => ({
  points: Array<number>(players).fill(0),
  chances: Array<number>(players).fill(0),
})
