/** The thread that thinks: one question after the other, on a kernel of its own. */
import { Calls } from './calls'
import type { RefusalData } from './kernel'
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
  } else {
    const { position, level, seconds, iterations, seed, nodes, candidates } = data
    const answer = calls?.ask('think', position, level, seconds, iterations, seed, nodes, candidates)
    const { error, ...thought } = answer as Thought & { error?: RefusalData }
    tell(error ? { type: 'refused', error } : { type: 'thought', thought })
  }
})
