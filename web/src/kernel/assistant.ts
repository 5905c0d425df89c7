/** A worker with a kernel of its own: it is hired by the first question, and let go mid-thought. */
import { fetchParts, fetchValues } from './assets'
import { KernelMissing } from './kernel'
import type { FromWorker, Question, ToWorker } from './messages'
import { settingOf } from './values'

export class Assistant {
  private worker: Worker | null = null
  /** The setting whose values it has. */
  private setting = ''

  /** `heard` is told what it says; if it breaks down, that there is no kernel. */
  constructor(private readonly heard: (said: FromWorker | KernelMissing) => void) {}

  get isHired(): boolean {
    return this.worker !== null
  }

  /** Hand over a question with everything it needs; nothing if it is not `wanted` any more by then. */
  async ask(question: Question, wanted: () => boolean): Promise<void> {
    const setting = settingOf(question.position)
    const [parts, numbers] = await Promise.all([fetchParts(), fetchValues(setting)])
    if (!wanted()) return
    if (!this.worker) {
      this.worker = this.hired()
      this.setting = ''
      this.say({ type: 'parts', ...parts })
    }
    if (this.setting !== setting) this.say({ type: 'values', numbers })
    this.setting = setting
    this.say(question)
  }

  /** End it, whatever it is doing. The next question hires another one. */
  letGo(): void {
    this.worker?.terminate()
    this.worker = null
  }

  private hired(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // A worker that was let go may have said something before.
      if (worker === this.worker) this.heard(data)
    })
    worker.addEventListener('error', (event) => {
      if (worker !== this.worker) return
      console.error(event.message)
      this.letGo()
      this.heard(new KernelMissing())
    })
    return worker
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message)
  }
}
