/** The thread that thinks: one question after the other, on a kernel of its own. */
import { Calls, isRefused } from './calls'
import type { FromWorker, Thought, ToWorker } from './messages'

let calls: Calls | null = null

function tell(message: FromWorker): void {
  self.postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'parts') {
    calls = new Calls(data.module, data.tables, (thought) =>
      tell({ type: 'report', thought: thought as Thought }),
    )
  } else if (data.type === 'values') {
    calls?.takeValues(data.numbers)
  } else if (data.type === 'judge') {
    const answer = calls?.ask(data.verb, data.position, ...data.given)
    tell(isRefused(answer) ? { type: 'refused', error: answer.error } : { type: 'judged', answer })
  } else {
    const { position, level, seconds, iterations, seed, nodes, candidates } = data
    const answer = calls?.ask('think', position, level, seconds, iterations, seed, nodes, candidates)
    if (isRefused(answer)) tell({ type: 'refused', error: answer.error })
    else tell({ type: 'thought', thought: answer as Thought })
  }
})
