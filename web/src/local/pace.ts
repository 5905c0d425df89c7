/** How long bots think on this device: by iterations, so that the same game goes the same way.
 *
 * Only the strongest level grows with its time. How fast this device is, is measured at its first
 * moves and remembered.
 */
import type { Level, Thought, Work } from '../kernel/thinker'

const STORED = 'quadropolis-pace'
/** What the strongest level takes for a move, about. */
const SECONDS = 1
const FEWEST = 300
const MOST = 50_000
/** Any other level knows itself when it has thought enough. */
const ENOUGH = 1_000

function remembered(): number | null {
  try {
    const known = Number(localStorage.getItem(STORED))
    return Number.isInteger(known) && known >= FEWEST && known <= MOST ? known : null
  } catch {
    return null
  }
}

let iterations = remembered()

/** How long a level may think here. */
export function paceOf(level: Level): Work['limit'] {
  if (level !== 'top') return { iterations: ENOUGH }
  return iterations === null ? { seconds: SECONDS } : { iterations }
}

/** Learn from a thought how fast this device is. */
export function measure(level: Level, thought: Thought, seconds: number): void {
  if (level !== 'top' || iterations !== null || seconds <= 0) return
  const reached = Math.round((thought.iterations / seconds) * SECONDS)
  iterations = Math.min(MOST, Math.max(FEWEST, reached))
  try {
    localStorage.setItem(STORED, String(iterations))
  } catch {
    // It is measured again at the next visit.
  }
}
