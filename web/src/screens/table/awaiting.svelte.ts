/** Whoever everybody waits for: gone or asleep, and what can be done about it now. */
import { untrack } from 'svelte'

import { absentSince, isAway, missed, standInBy } from '../../game/absence'
import { shortened } from '../../game/names'
import { notice, withdraw } from '../../parts/notices.svelte'
import { say } from '../../text/text.svelte'
import { chosenMove } from './choosing'
import type { Playing } from './playing.svelte'

const TICK_MS = 1_000
/** What the word about my own time is known by: it is gone with my turn. */
const LATE = 'late'

interface Awaited {
  seat: number
  away: boolean
  /** A bot may stand in by my word. */
  mayGive: boolean
  /** Their time is up: the game may be ended. */
  mayEnd: boolean
}

export class Awaiting {
  /** It is asked once more whether the game is to be ended. */
  ending = $state(false)
  #now = $state(Date.now())
  #since = $state.raw<Record<number, number>>({})
  /** What I had planned when it was to be told; none once I have asked for it again. */
  #behind = $state<string | null>(null)

  constructor(readonly playing: Playing) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS)
      return () => clearInterval(timer)
    })
    $effect(() => {
      const table = playing.table()
      untrack(() => this.#look(absentSince(table, playing.stay.mySeats, this.#since, Date.now())))
    })
    const seat = $derived(this.awaited?.seat)
    $effect(() => {
      if (seat !== undefined) untrack(() => (this.#behind = this.#planned))
      this.ending = false
    })
    $effect(() => {
      if (!this.late) return
      untrack(() => notice(say('table-late'), 'plain', LATE))
      return () => withdraw(LATE)
    })
  }

  /** Whoever was missed and is there again is greeted. */
  #look(since: Record<number, number>): void {
    const gone = this.#gone
    if (gone && !(gone.seat in since) && this.playing.table().presence.seats[gone.seat])
      notice(say('log-returned', { name: this.playing.names[gone.seat] ?? '', you: 'no' }))
    this.#since = since
  }

  readonly #gone = $derived.by(() => {
    const { stay } = this.playing
    return stay.mySeats.length ? missed(this.playing.table(), this.#since, this.#now, stay.ahead) : null
  })

  /** Me, as the table knows me; null for somebody who watches. */
  readonly #me = $derived.by(() => {
    const mine = this.playing.stay.mySeats[0]
    return mine === undefined ? null : (this.playing.table().seats[mine]?.person ?? null)
  })

  /** The one everybody waits for, once they have waited long enough. */
  readonly #sleeper = $derived.by((): number | null => {
    const { stay } = this.playing
    const table = this.playing.table()
    const seat = table.turn.waited_for.find((one) => !stay.mySeats.includes(one))
    if (table.status !== 'playing' || this.#me === null || seat === undefined) return null
    if (standInBy(table, this.#me, seat) === 'host') return null
    const { deadline, sleeps_at } = table.turn
    return this.#now / 1000 + stay.ahead > (deadline ?? sleeps_at) ? seat : null
  })

  /** Of whom there is something to tell, and to do. */
  readonly awaited = $derived.by((): Awaited | null => {
    const [table, gone, sleeper] = [this.playing.table(), this.#gone, this.#sleeper]
    const seat = sleeper ?? (gone?.awaited ? gone.seat : null)
    if (seat === null) return null
    const asleep = seat === sleeper
    return {
      seat,
      away: isAway(table, seat),
      mayGive: asleep || (standInBy(table, this.#me, seat) === 'me' && Boolean(gone?.mayGive)),
      // Without a clock nobody may end the game.
      mayEnd: asleep && table.turn.deadline !== null,
    }
  })

  /** My time is up, and others may do something about it. */
  readonly late = $derived.by((): boolean => {
    const { stay, myTurn } = this.playing
    const { turn, seats } = this.playing.table()
    const others = seats.some(({ person }, seat) => person !== null && !stay.mySeats.includes(seat))
    return myTurn && others && turn.deadline !== null && this.#now / 1000 + stay.ahead > turn.deadline
  })

  get #planned(): string | null {
    return chosenMove(this.playing.choosing)?.move ?? null
  }

  /** A plan stands behind what is told, and can be had back. */
  readonly covers = $derived.by(() => this.#behind !== null && this.#planned === this.#behind)

  /** The same, unless I am choosing something: that is not to be taken out of my hand. */
  readonly told = $derived.by((): Awaited | null => {
    const { offers, phase, myTurn, stay } = this.playing
    if (myTurn || stay.showing) return null
    return !offers || phase === 'start' || this.covers ? this.awaited : null
  })

  /** Back to what I have planned. */
  wait(): void {
    this.#behind = null
  }

  /** In words: what is the matter with whoever is waited for, and what is possible now. */
  sayOf(seat: number): string {
    const name = shortened(this.playing.names[seat] ?? '')
    const table = this.playing.table()
    if (!isAway(table, seat))
      return say(table.turn.deadline === null ? 'table-sleeper' : 'table-time-up-of', { name })
    const away = say('table-away', { name })
    if (this.#me === null) return away
    return `${away} ${this.#sayPossible(seat)}`
  }

  #sayPossible(seat: number): string {
    if (this.awaited?.seat === seat && this.awaited.mayGive) return say('table-away-now')
    const by = standInBy(this.playing.table(), this.#me, seat)
    const gone = this.#gone?.seat === seat ? this.#gone : null
    if (!gone || by === 'clock') return say(`table-away-soon-${by}`)
    if (by === 'host' && gone.seconds === 0) return say('table-away-host')
    return say('table-away-wait', { minutes: Math.max(1, Math.ceil(gone.seconds / 60)) })
  }
}
