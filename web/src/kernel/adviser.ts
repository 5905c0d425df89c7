/** What positions are worth, what moves cost and why: asked of a worker beside the page. */
import { Assistant } from './assistant'
import type { Depth, Explained, ReviewedMove, Valued } from './insight'
import { KernelMissing, Refused } from './kernel'
import type { FromWorker, InsightQuestion } from './messages'

/**
 * Questions are answered one after the other. The answer is null when it was called off by `stop`.
 * Thrown is `Refused` where there is nothing to say, and `KernelMissing` where there is no kernel.
 */
export interface Adviser {
  /** What everybody can expect of a position. */
  value(position: string, depth: Depth): Promise<Valued | null>
  /** The review of a move; with none, what could be played: a hint. */
  review(position: string, move: string | null, depth: Depth): Promise<ReviewedMove | null>
  /** Everything that a move brings, prepares, takes and risks. */
  reasons(position: string, move: string): Promise<Explained | null>
  /** End the worker, whatever it is doing. The next question starts another one. */
  stop(): void
}

/** A question, and who waits for the answer. */
interface Task {
  question: InsightQuestion
  done: (answer: unknown) => void
  fail: (error: unknown) => void
}

class WorkerAdviser implements Adviser {
  private readonly assistant = new Assistant((said) => this.heard(said))
  /** The first one is being answered. */
  private tasks: Task[] = []

  async value(position: string, depth: Depth): Promise<Valued | null> {
    return (await this.ask({ type: 'judge', verb: 'value', position, given: [depth] })) as Valued | null
  }

  async review(position: string, move: string | null, depth: Depth): Promise<ReviewedMove | null> {
    const given: [string, string] = [move ?? '', depth]
    return (await this.ask({ type: 'judge', verb: 'review', position, given })) as ReviewedMove | null
  }

  async reasons(position: string, move: string): Promise<Explained | null> {
    return (await this.ask({ type: 'judge', verb: 'reasons', position, given: [move] })) as Explained | null
  }

  stop(): void {
    const { tasks } = this
    this.tasks = []
    this.assistant.letGo()
    for (const { done } of tasks) done(null)
  }

  private ask(question: InsightQuestion): Promise<unknown> {
    return new Promise((done, fail) => {
      this.tasks.push({ question, done, fail })
      if (this.tasks.length === 1) this.begin()
    })
  }

  /** Hand over the first question. */
  private begin(): void {
    const [task] = this.tasks
    if (!task) return
    const wanted = () => this.tasks[0] === task
    this.assistant.ask(task.question, wanted).catch((error: unknown) => {
      console.error(error)
      if (wanted()) this.end(({ fail }) => fail(new KernelMissing()))
    })
  }

  private heard(said: FromWorker | KernelMissing): void {
    if (said instanceof KernelMissing) this.end(({ fail }) => fail(said))
    else if (said.type === 'judged') this.end(({ done }) => done(said.answer))
    else if (said.type === 'refused') this.end(({ fail }) => fail(new Refused(said.error)))
  }

  private end(how: (task: Task) => void): void {
    const task = this.tasks.shift()
    if (task) how(task)
    this.begin()
  }
}

/** An adviser with a worker of its own, which is started by its first question. */
export function makeAdviser(): Adviser {
  return new WorkerAdviser()
}
