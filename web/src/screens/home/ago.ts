/** How long ago something was, in one rounded unit. */
export interface Ago {
  unit: 'now' | 'minutes' | 'hours' | 'days'
  count: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From a time to another, both in milliseconds; clocks that differ a little do no harm. */
export function agoOf(then: number, now: number): Ago {
  const passed = Math.max(0, now - then)
  if (passed < MINUTE) return { unit: 'now', count: 0 }
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) }
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) }
  return { unit: 'days', count: Math.floor(passed / DAY) }
}
