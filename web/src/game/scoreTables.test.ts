import { describe, expect, it } from 'vitest'

import { MODES, type Kind } from '../wire/facts'
import { helperTables, scoreTable } from './scoreTables'

const say = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

describe('score tables', () => {
  it('are those of the facts', () => {
    const tower = scoreTable('tower', 'classic', say)
    expect(tower.heads.map((head) => head.text)).toEqual(['scores-floors', '1', '2', '3', '4'])
    expect(tower.rows[0]?.cells).toEqual(MODES.classic.tower.slice(1).map(String))
  })

  it('mark what only Expert has, when they are for both', () => {
    const heads = scoreTable('shop', 'both', say).heads.map((head) => head.text)
    expect(heads.at(-1)).toBe('scores-expert-only 5')
    expect(scoreTable('park', 'both', say).heads).toHaveLength(5)
  })

  it('show neighbors with their signs, and a real minus', () => {
    const monument = scoreTable('monument', 'expert', say)
    const kinds = monument.heads.slice(1).map((head) => head.kind)
    expect([...kinds].sort()).toEqual([...MODES.expert.kinds].sort())
    const worth = (kind: Kind) => monument.rows[0]?.cells[kinds.indexOf(kind)]
    expect(worth('factory')).toBe('−5')
    expect([worth('tower'), worth('office'), worth('monument')]).toEqual(['0', '0', '0'])
    expect(scoreTable('monument', 'both', say).rows.map((row) => row.cells)).toContainEqual(['−5'])
  })

  it('have a line for every size of a group of Office Towers', () => {
    const { heads, rows } = scoreTable('office', 'both', say)
    expect(heads).toHaveLength(MODES.expert.tower.length)
    expect(rows.map((row) => row.head.text)).toEqual(['1', '2', '3', '4', 'scores-group-and-more 5'])
    expect(rows[2]?.cells).toEqual(['2', '5', '9', '14', '20'])
  })

  it('tell what every kind of the mode needs', () => {
    const { rows } = scoreTable('costs', 'expert', say)
    expect(rows.map((row) => row.head.kind)).toEqual(MODES.expert.kinds)
    const needs = (kind: Kind) => rows.find((row) => row.head.kind === kind)?.cells[0]
    expect(needs('office')).toBe('scores-needs-both')
    expect(needs('park')).toBe('scores-needs-nothing')
    expect(helperTables('classic')).not.toContain('office')
    expect(helperTables('expert')).toHaveLength(8)
  })
})
