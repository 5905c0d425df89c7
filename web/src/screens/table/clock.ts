/** How long a turn may still take, as it is shown. */
export type ClockParts = { unit: 'time'; text: string } | { unit: 'days'; days: number; hours: number }

export function clockParts(seconds: number): ClockParts {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= 86_400) {
    return { unit: 'days', days: Math.floor(left / 86_400), hours: Math.floor((left % 86_400) / 3_600) }
  }
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(left / 3_600)
  const minutes = Math.floor((left % 3_600) / 60)
  const rest = two(left % 60)
  return { unit: 'time', text: hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` }
}
