/** How far somebody came in a lesson, kept in the browser so that it can be left and resumed. */
import type { ModeName } from '../wire/facts'

const STORED = 'quadropolis-lesson-'

/** The step to go on with; 0 if there is none. */
export function keptStep(mode: ModeName): number {
  try {
    const step = Number(localStorage.getItem(STORED + mode))
    return Number.isInteger(step) && step > 0 ? step : 0
  } catch {
    return 0
  }
}

/** Keep the step somebody is at; at the end, or at the beginning again, there is nothing to go on with. */
export function keepStep(mode: ModeName, step: number, steps: number): void {
  try {
    if (step > 0 && step < steps) localStorage.setItem(STORED + mode, String(step))
    else localStorage.removeItem(STORED + mode)
  } catch {
    // Private windows may refuse to remember; the lesson goes on.
  }
}

/** The lesson that was left midway, and where; null if there is none. */
export function leftLesson(): { mode: ModeName; step: number } | null {
  const left = (['classic', 'expert'] as const).map((mode) => ({ mode, step: keptStep(mode) }))
  return left.find(({ step }) => step > 0) ?? null
}
