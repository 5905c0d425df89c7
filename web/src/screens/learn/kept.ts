/** How far somebody came, kept in the browser so that a lesson can be left and resumed. */
import type { ModeName } from '../../wire/facts'

const STORED = 'quadropolis-learn-'

/** The step to go on with; 0 if there is none, or none that fits. */
export function keptStep(mode: ModeName, steps: number): number {
  try {
    const step = Number(localStorage.getItem(STORED + mode))
    return Number.isInteger(step) && step > 0 && step <= steps ? step : 0
  } catch {
    return 0
  }
}

export function keepStep(mode: ModeName, step: number): void {
  try {
    localStorage.setItem(STORED + mode, String(step))
  } catch {
    // Private windows may refuse to remember; the lesson goes on.
  }
}
