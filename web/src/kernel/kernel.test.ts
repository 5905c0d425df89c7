/** The compiled kernel as the page calls it. What it answers is compared with the rules in pytest. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { assemble, kernel, KernelMissing, Refused } from './kernel'

const BUILT = new URL('../../../build/kernel/', import.meta.url)

function bytes(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(new URL(name, BUILT))).buffer
}

const module = new WebAssembly.Module(bytes('kernel.wasm'))
const rules = assemble({ module, tables: bytes('tables.bin') })
const SETUP = { mode: 'classic', players: 2, playgrounds: false, first_player: 1 } as const

describe('the kernel in the page', () => {
  it('asks for nothing from outside', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([])
  })

  it('plays a game to its end', () => {
    let position = rules.start(SETUP)
    let moved = 0
    for (let seed = 1n; rules.see(position).state.phase !== 'over'; ++seed) {
      const deal = rules.see(position).state.phase === 'deal'
      if (deal) position = rules.deal(position, rules.draw(position, seed))
      const [move] = rules.moves(position).slice(-1)
      position = rules.play(position, move!.move)
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
    expect(rules.refusal(dealt, rules.moves(dealt)[0]!.move)).toBeNull()
  })

  it('refuses tables that do not fit', () => {
    expect(() => assemble({ module, tables: bytes('tables.bin').slice(4) })).toThrow(/tables/)
  })

  it('is missing before it was loaded', () => {
    expect(() => kernel()).toThrow(KernelMissing)
  })
})
