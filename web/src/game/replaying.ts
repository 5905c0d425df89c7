/** A recorded game, position by position: what was dealt and moved is played again by the kernel. */
import { kernel } from '../kernel/kernel'
import type { ModeName } from '../wire/facts'
import type { Allocation, LogEntry, Ply, ResultData } from '../wire/types'
import { formatSite } from '../board/site'
import { seenGame } from './seeing'
import { dealtEntry, movedEntry } from './telling'

/** A record as far as replaying needs it, see docs/formats.md. */
export interface GameRecord {
  mode: ModeName
  playgrounds?: boolean
  players: string[]
  first_player: number
  /** The 25 squares of every round that was dealt. */
  sites: string[][]
  moves: string[]
  result?: ResultData | null
  allocations?: Allocation[] | null
}

export class Replaying {
  /** How many deals and moves there are. */
  readonly last: number
  /** The positions that were looked at so far, from the beginning. */
  #positions: string[]

  constructor(readonly record: GameRecord) {
    const { mode, playgrounds = false, players, first_player } = record
    this.last = record.sites.length + record.moves.length
    this.#positions = [kernel().start({ mode, players: players.length, playgrounds, first_player })]
  }

  /** The position after so many deals and moves, and what led to it. */
  ply(ply: number): Ply {
    const { result, allocations } = this.record
    const ended = ply === this.last && result ? result : null
    const laid = ended ? Object.fromEntries((allocations ?? []).entries()) : {}
    const game = seenGame({ position: this.#at(ply), allocations: laid, ply }, ended !== null)
    const { position, state, blocked, sheets } = game
    return { ply, last: this.last, position, state, blocked, sheets, log: this.#ledTo(ply), result: ended }
  }

  /** The number of the move from 0, and whose it was, that led to a ply; null for a deal and the beginning. */
  moveAt(ply: number): { number: number; seat: number } | null {
    if (ply === 0) return null
    const { round, site } = this.#step(ply)
    if (site) return null
    const { state } = kernel().see(this.#at(ply - 1))
    return { number: ply - round - 1, seat: state.current_player ?? 0 }
  }

  #at(ply: number): string {
    for (let known = this.#positions.length; known <= ply; known++) this.#goOn(known)
    return this.#positions[ply] ?? ''
  }

  #goOn(ply: number): void {
    const before = this.#positions[ply - 1] ?? ''
    const { move, site } = this.#step(ply)
    this.#positions[ply] = site ? kernel().deal(before, formatSite(site)) : kernel().play(before, move)
  }

  /** What leads to a ply: every round begins with its deal. */
  #step(ply: number): { round: number; move: string; site: string[] | null } {
    const { state } = kernel().see(this.#positions[ply - 1] ?? '')
    const { round } = state
    if (state.phase === 'deal') return { round, move: '', site: this.record.sites[round - 1] ?? [] }
    return { round, move: this.record.moves[ply - round - 1] ?? '', site: null }
  }

  #ledTo(ply: number): LogEntry | null {
    if (ply === 0) return null
    const { round, move, site } = this.#step(ply)
    const { state } = kernel().see(this.#positions[ply - 1] ?? '')
    return site ? dealtEntry(round) : movedEntry(state, state.current_player ?? 0, move)
  }
}
