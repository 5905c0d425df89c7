/** Numbers as they are written: with a real minus, as wide as a plus. */
import { language } from '../text/text.svelte'

export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** Tenths of a point as points: 3.0. */
export function tenths(count: number): string {
  return decimal(count / 10, 1)
}

/** The same where nobody compares it with others: 3, or 3.1. */
export function briefTenths(count: number): string {
  return decimal(count / 10, 1, 'decimal', 0)
}

/** Hundredths of a point: 0.25. */
export function hundredths(count: number): string {
  return decimal(count / 100, 2)
}

/** Thousandths of certainty as a percentage: 12.5%. */
export function thousandths(count: number): string {
  return decimal(count / 1000, 1, 'percent')
}

/** The same where a tenth of a percent says nothing: 13%. */
export function percents(count: number): string {
  return decimal((Math.round(count / 10) || 0) / 100, 0, 'percent')
}

/** Parts of a thousand as whole hundredths that add up to what they are of: the largest remainders are rounded up. */
export function hundredthParts(parts: readonly number[]): number[] {
  const whole = parts.map((part) => Math.floor(part / 10))
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  const left = Math.round(sum(parts) / 10) - sum(whole)
  const first = parts
    .map((_, at) => at)
    .sort((one, other) => ((parts[other] ?? 0) % 10) - ((parts[one] ?? 0) % 10))
  const up = new Set(first.slice(0, left))
  return whole.map((part, at) => part + (up.has(at) ? 1 : 0))
}

/** A change, written like that, with a plus where something grew. */
export function change(write: (count: number) => string, count: number): string {
  return count > 0 ? `+${write(count)}` : write(count)
}

function decimal(
  value: number,
  digits: number,
  style: 'decimal' | 'percent' = 'decimal',
  least = digits,
): string {
  const how = { style, minimumFractionDigits: least, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language(), how).format(value).replace('-', '−')
}
