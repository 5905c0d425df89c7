import { expect, it } from 'vitest'

import { de } from './functions'

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
