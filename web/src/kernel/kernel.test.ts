/** The compiled kernel as the page calls it. What it answers is compared with the rules in pytest. */
import wasm from 'kernel-built/kernel.wasm?inline'
import numbers from 'kernel-built/tables.bin?inline'
import { describe, expect, it } from 'vitest'

import { assemble, kernel, KernelMissing, Refused } from './kernel'

/** A file that is written into this one by the build. */
const inlined = async (address: string) => (await fetch(address)).arrayBuffer()

const module = new WebAssembly.Module(await inlined(wasm))
const tables = await inlined(numbers)
const rules = assemble({ module, tables })
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

  it('says why something is refused', () => {
    const position = rules.start(SETUP)
    expect(rules.refusal(position, '1N1:a1')).toEqual({ code: 'move/deal_expected', arguments: { round: 1 } })
    expect(() => rules.play(position, '1N1:ä')).toThrow(Refused)
    const dealt = rules.deal(position, rules.draw(position, 7n))
    expect(rules.refusal(dealt, rules.moves(dealt)[0]?.move ?? 'none')).toBeNull()
  })

  it('refuses tables that do not fit', () => {
    expect(() => assemble({ module, tables: tables.slice(4) })).toThrow(/tables/)
  })

  it('is missing before it was loaded', () => {
    expect(() => kernel()).toThrow(KernelMissing)
  })
})
