import { expect, test } from 'vitest'

import { pathOf } from '../../places/address'
import example from './example.json'
import { textOf } from './pasted'

test('a text is taken as it is, but for blanks around it', () => {
  expect(textOf(`\n ${example.position} `)).toBe(example.position)
  expect(textOf('position=x')).toBe('position=x')
})

test('out of a link its position is taken, wherever it leads', () => {
  const path = pathOf({ screen: 'position', position: example.position })
  expect(textOf(`https://play.example${path}&lang=fr`)).toBe(example.position)
  expect(textOf('http://play.example/?position=to+deal')).toBe('to deal')
})

test('what is no link to a position stays, so that it can be told what is wrong', () => {
  expect(textOf('https://play.example/games')).toBe('https://play.example/games')
  expect(textOf('https://')).toBe('https://')
})
