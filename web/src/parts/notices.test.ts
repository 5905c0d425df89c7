import { beforeAll, expect, test } from 'vitest'

import { speak } from '../text/text.svelte'
import { ApiError } from '../wire/api'
import { notice, noticeError, shownNotices } from './notices.svelte'

beforeAll(async () => {
  await speak('en')
})

test('a refusal calls players by their names where they are known', () => {
  const early = new ApiError('table/not_your_turn', { current: 1, player: 0 }, 409)
  noticeError(early)
  noticeError(early, ['Ann', 'Bea'])
  const [unnamed, named] = shownNotices().map(({ text }) => text)
  expect(unnamed).toContain('player 2')
  expect(named).toContain('Bea')
})

test('news of a matter takes the place of what was said of it before, and of nothing else', () => {
  notice('Bob says no.', 'plain', 'take-back')
  notice('Bob is back.')
  notice('Bob agrees.', 'plain', 'take-back')
  expect(
    shownNotices()
      .map(({ text }) => text)
      .slice(-2),
  ).toEqual(['Bob is back.', 'Bob agrees.'])
  expect(shownNotices().some(({ text }) => text === 'Bob says no.')).toBe(false)
})
