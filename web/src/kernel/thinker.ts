/** Thinking about a move, in a worker beside the page: one work at a time, and the newest wins. */
import { Refusal } from '../wire/refusal'
import { fetchParts, fetchValues } from './assets'
import { KernelMissing, Refused } from './kernel'
import type { FromWorker, Thought, ToWorker } from './messages'
import { settingOf } from './values'

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
  private worker: Worker | null = null
  private setting = ''
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
    else this.state = this.worker ? 'idle' : 'initial'
    task.done(null)
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    this.state = 'initial'
  }

  /** Make ready for a task and hand it over, unless it is called off meanwhile. */
  private async begin(task: Task): Promise<void> {
    const { work } = task
    const setting = settingOf(work.position)
    this.state = 'loading'
    const [parts, numbers] = await Promise.all([fetchParts(), fetchValues(setting)])
    if (this.task !== task) return
    if (!this.worker) {
      this.worker = this.hired()
      this.setting = ''
      this.say({ type: 'parts', ...parts })
    }
    if (this.setting !== setting) this.say({ type: 'values', numbers })
    this.setting = setting
    this.state = 'computing'
    const { position, level, limit, seed, candidates } = work
    const { seconds, iterations } = { seconds: 0, iterations: 0, ...limit }
    this.say({ type: 'think', position, level, seconds, iterations, seed, nodes: MOST_NODES, candidates })
  }

  private hired(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // A worker that was let go may have said something before.
      if (worker !== this.worker) return
      if (data.type === 'report') this.task?.work.report?.(data.thought)
      else this.end(data.type === 'thought' ? data.thought : new Refused(data.error))
    })
    worker.addEventListener('error', (event) => {
      if (worker !== this.worker) return
      console.error(event.message)
      this.close()
      this.end(new KernelMissing())
    })
    return worker
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message)
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
