import { describe, expect, it } from 'vitest'

import game from '../../../src/quadropolis/locales/en/game.ftl?raw'
import words from '../../../src/quadropolis/locales/en/rules.ftl?raw'
import { MODES } from '../wire/facts'
import { holds, pieces } from './search'
import { EXAMPLES, PLACINGS, RULINGS, SECTIONS, SITES, valuesOf } from './structure'
import { helperTables, tableOf, written } from './tables'

const say = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

describe('the structure of the rules', () => {
  it('names every section once, and only diagrams that exist', () => {
    const ids = SECTIONS.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const part of SECTIONS.flatMap((section) => section.parts)) {
      expect(Object.keys(part)).toHaveLength(1)
      if (part.example) expect(EXAMPLES[part.example]).toBeDefined()
      if (part.site) expect(SITES[part.site]).toBeDefined()
      if (part.placing) expect(PLACINGS[part.placing]).toBeDefined()
    }
    expect(RULINGS.length).toBeGreaterThan(7)
  })

  it('has all its texts in the English catalogue', () => {
    const keys = SECTIONS.flatMap((section) => [
      section.title,
      ...section.parts.flatMap((part) => [
        part.text ?? [],
        part.ruling ?? [],
        part.list ?? [],
        part.steps ?? [],
      ]),
    ]).flat(2)
    for (const key of keys) expect(game + words).toContain(`\n${key} = `)
  })

  it('knows the points its examples speak of', () => {
    const office = EXAMPLES['office']
    expect(office && valuesOf(office)['office']).toBe(19)
    expect(office && valuesOf(office)['total']).toBe(19)
  })
})

describe('score tables', () => {
  it('are those of the facts', () => {
    const tower = tableOf('tower', 'classic', say)
    expect(tower.heads.map((head) => head.text)).toEqual(['scores-floors', '1', '2', '3', '4'])
    expect(tower.rows[0]?.cells).toEqual(MODES.classic.tower.slice(1).map(String))
  })

  it('mark what only Expert has, when they are for both', () => {
    const heads = tableOf('shop', 'both', say).heads.map((head) => head.text)
    expect(heads.at(-1)).toBe('scores-expert-only 5')
    expect(tableOf('park', 'both', say).heads).toHaveLength(5)
  })

  it('show neighbors with their signs, and a real minus', () => {
    const monument = tableOf('monument', 'expert', say)
    expect(monument.heads.slice(1).map((head) => head.kind)).toEqual(Object.keys(MODES.expert.monument))
    expect(monument.rows[0]?.cells[0]).toBe('−5')
    expect(tableOf('monument', 'both', say).rows.map((row) => row.cells)).toContainEqual(['−5'])
    expect(written(7)).toBe('7')
  })

  it('have a line for every size of a group of Office Towers', () => {
    const { heads, rows } = tableOf('office', 'both', say)
    expect(heads).toHaveLength(1 + MODES.expert.floors)
    expect(rows.map((row) => row.head.text)).toEqual(['1', '2', '3', '4', 'scores-group-and-more 5'])
    expect(rows[2]?.cells).toEqual(['2', '5', '9', '14', '20'])
  })

  it('tell what every kind of the mode needs', () => {
    const { rows } = tableOf('costs', 'expert', say)
    expect(rows.map((row) => row.head.kind)).toEqual(MODES.expert.kinds)
    const texts = Object.fromEntries(rows.map((row) => [row.head.kind, row.cells[0]]))
    expect(texts).toMatchObject({ office: 'scores-needs-both', park: 'scores-needs-nothing' })
    expect(helperTables('classic')).not.toContain('office')
    expect(helperTables('expert')).toHaveLength(8)
  })
})

describe('searching', () => {
  it('finds all words in any order, whatever their case and accents', () => {
    expect(holds(['Each Park takes in', 'one Énergie unit'], 'energie park')).toBe(true)
    expect(holds(['Each Park'], 'park harbor')).toBe(false)
    expect(holds(['Каждый Парк'], 'парк')).toBe(true)
    expect(holds(['anything'], '  ')).toBe(true)
  })

  it('marks what was found', () => {
    expect(pieces('A Park, parks', 'PARK')).toEqual([
      { text: 'A ', found: false },
      { text: 'Park', found: true },
      { text: ', ', found: false },
      { text: 'park', found: true },
      { text: 's', found: false },
    ])
    expect(pieces('plain', '')).toEqual([{ text: 'plain', found: false }])
    expect(pieces('', 'a')).toEqual([])
  })
})
