/** Whether a line is alive: a browser may believe for minutes in one that is dead.
 *
 * Those who play with others ask often and say when they will be heard of next, so that the others
 * see who is there; those who only watch ask seldom.
 */
const PAUSE_MS = { playing: 4_000, watching: 14_000 }
/** What a hidden page promises: browsers let its clocks go slowly. */
const HIDDEN_SECONDS = 100
/** What is answered later than this comes over a dead line. */
const ANSWER_MS = { ping: 5_000, command: 3_000 }

interface Line {
  /** Whether others at the table wait for me. */
  playing: () => boolean
  /** Whether a command of mine is not answered yet. */
  waiting: () => boolean
  /** Ask, and promise the next time within so many seconds; false if nothing can be sent. */
  ask: (within: number | null) => boolean
  /** Nothing was heard in time. */
  dead: () => void
}

export class Pulse {
  #next: ReturnType<typeof setTimeout> | undefined
  #due: ReturnType<typeof setTimeout> | undefined
  /** What was promised last. */
  #playing = false

  constructor(readonly line: Line) {}

  /** Ask now, and then again and again. */
  beat(): void {
    clearTimeout(this.#next)
    const playing = (this.#playing = this.line.playing())
    const pause = playing ? PAUSE_MS.playing : PAUSE_MS.watching
    const within = document.hidden ? HIDDEN_SECONDS : Math.ceil(pause / 1000)
    if (this.line.ask(playing ? within : null)) this.#expect(ANSWER_MS.ping)
    this.#next = setTimeout(() => this.beat(), pause)
  }

  /** The table has changed: others may wait for me now who did not before. */
  renew(): void {
    if (this.line.playing() !== this.#playing) this.beat()
  }

  /** A command was sent: something has to be heard soon. */
  sent(): void {
    this.#expect(ANSWER_MS.command)
  }

  heard(): void {
    clearTimeout(this.#due)
    // What still waits for its own answer has to get one.
    if (this.line.waiting()) this.#expect(ANSWER_MS.command)
  }

  stop(): void {
    clearTimeout(this.#next)
    clearTimeout(this.#due)
  }

  #expect(within: number): void {
    clearTimeout(this.#due)
    this.#due = setTimeout(() => {
      // Nobody sees it, and a slow clock proves nothing.
      if (!document.hidden) this.line.dead()
    }, within)
  }
}
