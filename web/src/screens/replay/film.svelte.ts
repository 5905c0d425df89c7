/** A game as a film: its record is fetched once, and shown position by position. */
import { type GameRecord, Replaying } from '../../game/replaying'
import { namesOfMove, NO_STAND_INS, type StandIns } from '../../game/standing'
import { playedGame, type PlayedGame, seatsOfMine } from '../../local/listing'
import type { Ply, TableView } from '../../wire/types'

export class Film {
  table = $state.raw<TableView | null>(null)
  /** The seats of whoever looks. */
  mine = $state.raw<number[]>([])
  /** The position that is shown. */
  shown = $state.raw<Ply | null>(null)
  /** The ply that is asked for. */
  ply = $state(0)
  last = $state(0)
  /** Who moved in somebody's place. */
  standIns = $state.raw<StandIns>(NO_STAND_INS)
  /** Why there is nothing to show. */
  refusal = $state.raw<unknown>(null)

  #replaying: Replaying | null = null

  readonly #source: PlayedGame

  constructor(readonly id: string) {
    this.#source = playedGame(id)
  }

  /** Look the game up and show the ply asked for, else where it is best begun. */
  async open(ply: number | null): Promise<void> {
    this.refusal = null
    try {
      const table = await this.#source.table()
      if (table.game) this.#replay(await this.#source.record())
      this.mine = await seatsOfMine(this.id, table)
      this.standIns = await this.#source.standIns(table)
      this.table = table
      if (table.game) this.go(ply ?? (this.running ? this.last : Math.min(1, this.last)))
    } catch (error) {
      this.refusal = error
    }
  }

  /** Whether moves may still come. */
  get running(): boolean {
    return this.table?.status === 'playing' || this.table?.status === 'allocating'
  }

  /** Ask how far a running game has come by now. */
  async refresh(): Promise<void> {
    try {
      const table = await this.#source.table()
      const changed =
        table.game?.position !== this.table?.game?.position || table.status !== this.table?.status
      if (table.game && changed) {
        this.#replay(await this.#source.record())
        this.standIns = await this.#source.standIns(table)
        this.go(this.ply)
      }
      this.table = table
    } catch {
      // It is asked again soon.
    }
  }

  /** The names in which the move to the position that is shown is told. */
  namesOf(names: readonly string[]): readonly string[] {
    return namesOfMove(names, this.standIns, this.#replaying?.moveAt(this.ply) ?? null)
  }

  /** Show another position. */
  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.last, ply))
    try {
      this.shown = this.#replaying?.ply(this.ply) ?? null
      this.refusal = null
    } catch (error) {
      this.refusal = error
    }
  }

  #replay(record: GameRecord): void {
    this.#replaying = new Replaying(record)
    this.last = this.#replaying.last
  }
}
