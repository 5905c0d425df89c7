/** Thinking about a move, in a worker beside the page: one work at a time, and the newest wins. */
import { Refusal } from '../wire/refusal'
import { Assistant } from './assistant'
import { KernelMissing, Refused } from './kernel'
import type { FromWorker, Thought } from './messages'

export type { Candidate, Thought } from './messages'

export const LEVELS = ['beginner', 'casual', 'skilled', 'strong', 'top'] as const
export type Level = (typeof LEVELS)[number]

/** What is to be thought about, and for how long. */
export interface Work {
  position: string
  level: Level
  limit: { iterations: number } | { seconds: number }
  seed: bigint
  /** How many candidates to tell of at most. */
  candidates: number
  /** Hears what is known so far, now and then. */
  report?: (thought: Thought) => void
}

export type ThinkerState = 'initial' | 'loading' | 'idle' | 'computing' | 'failed'

export interface Thinker {
  readonly state: ThinkerState
  /**
   * The thought when it is done; null when it was called off, by `stop` or by newer work. Thrown is
   * `Refused` where nobody is to move, and `KernelMissing` where there is no thinking.
   */
  think(work: Work): Promise<Thought | null>
  /** Call off whatever is being thought about. */
  stop(): void
  /** End the worker for good. */
  close(): void
}

/** The tree of a search grows no larger; with it a worker stays well below 100 MB. */
const MOST_NODES = 60_000

/** One work, and who waits for it. */
interface Task {
  work: Work
  done: (thought: Thought | null) => void
  fail: (error: unknown) => void
}

class WorkerThinker implements Thinker {
  state: ThinkerState = 'initial'
  private readonly assistant = new Assistant((said) => this.heard(said))
  private task: Task | null = null

  think(work: Work): Promise<Thought | null> {
    this.stop()
    return new Promise((done, fail) => {
      this.task = { work, done, fail }
      this.begin(this.task).catch((error: unknown) => {
        console.error(error)
        // Newer work may have taken its place meanwhile: that one goes on.
        if (this.task?.done === done) this.end(new KernelMissing())
      })
    })
  }

  stop(): void {
    const task = this.task
    if (!task) return
    this.task = null
    // Whatever it is doing, it does no more of it. Another worker starts in a moment.
    if (this.state === 'computing') this.close()
    else this.state = this.assistant.isHired ? 'idle' : 'initial'
    task.done(null)
  }

  close(): void {
    this.assistant.letGo()
    this.state = 'initial'
  }

  /** Make ready for a task and hand it over, unless it is called off meanwhile. */
  private async begin(task: Task): Promise<void> {
    const { position, level, limit, seed, candidates } = task.work
    const { seconds, iterations } = { seconds: 0, iterations: 0, ...limit }
    this.state = 'loading'
    await this.assistant.ask(
      { type: 'think', position, level, seconds, iterations, seed, nodes: MOST_NODES, candidates },
      () => this.task === task,
    )
    if (this.task === task) this.state = 'computing'
  }

  private heard(said: FromWorker | KernelMissing): void {
    if (said instanceof KernelMissing) this.end(said)
    else if (said.type === 'report') this.task?.work.report?.(said.thought)
    else if (said.type === 'thought') this.end(said.thought)
    else if (said.type === 'refused') this.end(new Refused(said.error))
  }

  private end(result: Thought | Refusal): void {
    const task = this.task
    this.task = null
    this.state = result instanceof KernelMissing ? 'failed' : 'idle'
    if (result instanceof Refusal) task?.fail(result)
    else task?.done(result)
  }
}

/** A thinker with a worker of its own, which is started by its first work. */
export function makeThinker(): Thinker {
  return new WorkerThinker()
}
