/** The compiled kernel as the page calls it. What it answers is compared with the rules in pytest. */
import wasm from 'kernel-built/kernel.wasm?inline'
import numbers from 'kernel-built/tables.bin?inline'
import { describe, expect, it } from 'vitest'

import judged from '../../../tests/vectors/cities.jsonl?raw'
import { assemble, kernel, KernelMissing, Refused } from './kernel'

/** A file that is written into this one by the build. */
const inlined = async (address: string) => (await fetch(address)).arrayBuffer()

const module = new WebAssembly.Module(await inlined(wasm))
const tables = await inlined(numbers)
const rules = assemble({ module, tables })
/** Cities that an independent program has judged. */
const CITIES = judged
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as JudgedCity)
  .filter((_, index) => index % 10 === 0)
interface JudgedCity {
  mode: 'classic' | 'expert'
  city: string
  inhabitants: number
  energy: number
  total: number
}
const SETUP = { mode: 'classic', players: 2, playgrounds: false, first_player: 1 } as const

describe('the kernel in the page', () => {
  it('asks for nothing from outside but the time, and to be heard', () => {
    const asked = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`)
    expect(asked.sort()).toEqual(['page.now', 'page.report'])
  })

  it('plays a game to its end', () => {
    let position = rules.start(SETUP)
    let moved = 0
    for (let seed = 1n; rules.see(position).state.phase !== 'over'; ++seed) {
      const deal = rules.see(position).state.phase === 'deal'
      if (deal) position = rules.deal(position, rules.draw(position, seed))
      position = rules.play(position, rules.moves(position).at(-1)?.move ?? 'none')
      moved += 1
    }
    expect(moved).toBe(4 * 4 * 2)
    expect(rules.moves(position)).toEqual([])
  })

  it('says what somebody could do whose turn it is not', () => {
    let position = rules.start(SETUP)
    expect(rules.plans(position, 0)).toEqual([])
    position = rules.deal(position, rules.draw(position, 1n))
    expect(rules.plans(position, 1)).toEqual(rules.moves(position))
    const move = rules.moves(position)[0]?.move ?? 'none'
    const later = rules.play(position, move)
    expect(rules.plans(later, 0)).toEqual(rules.moves(later))
    expect(rules.plans(later, 2)).toEqual([])
  })

  it('says why something is refused', () => {
    const position = rules.start(SETUP)
    expect(rules.refusal(position, '1N1:a1')).toEqual({ code: 'move/deal_expected', arguments: { round: 1 } })
    expect(() => rules.play(position, '1N1:ä')).toThrow(Refused)
    const dealt = rules.deal(position, rules.draw(position, 7n))
    expect(rules.refusal(dealt, rules.moves(dealt)[0]?.move ?? 'none')).toBeNull()
  })

  it.each(CITIES)('scores $mode city $city', ({ total, ...city }) => {
    const best = rules.score({ ...city, margins: true })
    expect(best.total).toBe(total)
    // The best allocation, given back, comes to the same sheet.
    const given = rules.score({ ...city, margins: true, allocation: best.allocation })
    expect(given).toEqual(best)
  })

  it('says who wins a table', () => {
    const [first, second] = CITIES.filter(({ mode }) => mode === 'classic')
    if (!first || !second) throw new Error('There are no cities.')
    const { sheets, scores } = rules.scoreTable({ mode: 'classic', cities: [first, second] })
    expect(scores).toEqual([first.total, second.total])
    expect(sheets.map(({ total }) => total)).toEqual(scores)
    expect(() => rules.scoreTable({ cities: [first] })).toThrow(Refused)
  })

  it('says who wins a game, under any allocations', () => {
    const position = rules.start(SETUP)
    const even = { scores: [0, 0], winners: [0, 1], decided_by: 'shared' }
    expect(rules.result(position)).toEqual(even)
    expect(rules.result(position, [{}, null])).toEqual(even)
    expect(() => rules.result(position, [null])).toThrow(Refused)
    expect(() => rules.result(position, [{ z9: { inhabitants: 1, energy: 0 } }, null])).toThrow(Refused)
  })

  it('refuses tables that do not fit', () => {
    expect(() => assemble({ module, tables: tables.slice(4) })).toThrow(/tables/)
  })

  it('is missing before it was loaded', () => {
    expect(() => kernel()).toThrow(KernelMissing)
  })
})
