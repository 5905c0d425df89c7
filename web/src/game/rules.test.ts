import { describe, expect, it } from 'vitest'

import game from '../../../src/quadropolis/locales/en/game.ftl?raw'
import words from '../../../src/quadropolis/locales/en/rules.ftl?raw'
import { BOX, EXAMPLES, PLACINGS, RULINGS, SECTIONS, SITES, valuesOf } from './rules'

describe('the structure of the rules', () => {
  it('names every section once, and only diagrams that exist', () => {
    const ids = SECTIONS.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const part of SECTIONS.flatMap((section) => section.parts)) {
      expect(Object.keys(part)).toHaveLength(1)
      if (part.example) expect(EXAMPLES[part.example]).toBeDefined()
      if (part.site) expect(SITES[part.site]).toBeDefined()
      if (part.placing) expect(PLACINGS[part.placing]).toBeDefined()
      if (part.box) expect(BOX[part.box]).toBeDefined()
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
    const office = EXAMPLES.office
    expect(office && valuesOf(office).office).toBe(19)
    expect(office && valuesOf(office).total).toBe(19)
  })
})
