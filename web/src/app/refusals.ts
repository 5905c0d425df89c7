/** Why a table cannot be shown, as a page that says what to do. */
import { ApiError, UNREACHABLE } from '../wire/api'

export type NoTableReason = 'unknown' | 'full' | 'lost-seat' | 'restart' | 'other'

const REASONS: Record<string, NoTableReason> = {
  'table/unknown': 'unknown',
  'request/not_found': 'unknown',
  'table/full': 'full',
  'table/seat_taken': 'full',
  'table/not_your_seat': 'lost-seat',
  'table/not_seated': 'lost-seat',
  'server/shutting_down': 'restart',
  'server/storage_failed': 'restart',
  [UNREACHABLE]: 'restart',
}

/** The page for what the server said; without a word from it, it is being renewed. */
export function noTableReason(refusal: ApiError | null): NoTableReason {
  return refusal ? (REASONS[refusal.code] ?? 'other') : 'restart'
}
