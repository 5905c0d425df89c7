import { expect, test } from 'vitest'

import { ApiError } from '../wire/api'
import { noTableReason } from './refusals'

test.each([
  ['table/unknown', 'unknown'],
  ['table/full', 'full'],
  ['table/not_your_seat', 'lost-seat'],
  ['server/shutting_down', 'restart'],
  ['page/unreachable', 'restart'],
  ['page/kernel_missing', 'kernel'],
  ['request/too_fast', 'other'],
])('%s is told as %s', (code, reason) => {
  expect(noTableReason(new ApiError(code, {}, 0))).toBe(reason)
})

test('no word from the server: it is being renewed', () => {
  expect(noTableReason(null)).toBe('restart')
})
