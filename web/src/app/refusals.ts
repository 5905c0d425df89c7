/** Why a table cannot be shown, as a page that says what to do. */
import { KERNEL_MISSING } from '../kernel/kernel'
import { UNREACHABLE } from '../wire/api'
import type { Refusal } from '../wire/refusal'

type NoTableReason = 'unknown' | 'full' | 'lost-seat' | 'restart' | 'kernel' | 'device' | 'damaged' | 'other'

const REASONS: Record<string, NoTableReason> = {
  'table/unknown': 'unknown',
  'request/not_found': 'unknown',
  'table/full': 'full',
  'table/seat_taken': 'full',
  'table/seat_kept': 'full',
  'table/not_your_seat': 'lost-seat',
  'table/not_seated': 'lost-seat',
  'server/shutting_down': 'restart',
  'server/storage_failed': 'restart',
  'server/storage_slow': 'restart',
  [UNREACHABLE]: 'restart',
  [KERNEL_MISSING]: 'kernel',
  'page/no_device_game': 'device',
  'page/device_game_damaged': 'damaged',
}

/** The page for what the server said; without a word from it, it is being renewed. */
export function noTableReason(refusal: Refusal | null): NoTableReason {
  return refusal ? (REASONS[refusal.code] ?? 'other') : 'restart'
}
