import { expect, it } from 'vitest'

import { de, lower } from './functions'

it('writes French names after “of” as French does', () => {
  expect(['Ann', 'Éric', 'oscar', 'Bo', 'Yann', 'Hugo', '3'].map(de)).toEqual([
    'd’Ann',
    'd’Éric',
    'd’oscar',
    'de Bo',
    'de Yann',
    'de Hugo',
    'de 3',
  ])
})

it('writes names of buildings small within a sentence', () => {
  expect(lower('Парки +2, Офисные башни −1')).toBe('парки +2, офисные башни −1')
})
