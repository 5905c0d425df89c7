import { expect, it } from 'vitest'

import { hardestOf, nextLevels } from './ladder'

const me = { bot: null, person: 'me' }
const bot = (level: string) => ({ bot: level, person: null })
const won = { winners: [0] }

it('leads a step up from every bot', () => {
  expect(nextLevels([me, bot('beginner'), bot('casual')], won, [0])).toEqual(['casual', 'skilled'])
  expect(nextLevels([me, bot('top'), bot('strong')], won, [0])).toEqual(['top', 'top'])
  expect(hardestOf(['casual', 'skilled', 'beginner'])).toBe('skilled')
})

it('is offered to whoever has won against bots alone', () => {
  expect(nextLevels([me, bot('casual')], { winners: [1] }, [0])).toBeNull()
  expect(nextLevels([me, bot('casual')], null, [0])).toBeNull()
  expect(nextLevels([me, bot('casual')], won, [])).toBeNull()
  expect(nextLevels([me, { bot: null, person: 'bob' }], won, [0])).toBeNull()
  // Somebody whose place a bot has taken is still somebody.
  expect(nextLevels([me, { bot: 'casual', person: 'bob' }], won, [0])).toBeNull()
})

it('ends at the top', () => {
  expect(nextLevels([me, bot('top')], won, [0])).toBeNull()
  expect(nextLevels([me, bot('greedy')], won, [0])).toBeNull()
})
