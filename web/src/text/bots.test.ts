import { beforeAll, expect, it } from 'vitest'

import { botLine, botName, levelName, levelWhat } from './bots'
import { speak } from './text.svelte'

beforeAll(() => speak('en'))

it('names the levels', () => {
  expect(botName('casual')).toBe('Rosa')
  expect(botName('casual', 2)).toBe('Ida')
  expect(botName('casual', 3)).toBe('Rosa')
  expect(botLine('top')).toBe('I have already seen how this ends.')
  expect(levelName('casual')).toBe('Casual')
  expect(levelWhat('casual')).toBe('Counts well, but lives for the moment.')
})

it('names every other bot readably, too', () => {
  expect(botName('greedy')).toBe('Greedy bot')
  expect(levelName('uct')).toBe('UCT bot')
  expect(botName('mine')).toBe('Bot mine')
  expect(levelWhat('mine')).toBe('')
  expect(botLine('mine')).toBe('')
})
