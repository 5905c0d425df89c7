/** The compiled kernel's judgement. Its numbers are recomputed in pytest; all builds agree on them. */
import wasm from 'kernel-built/kernel.wasm?inline'
import numbers from 'kernel-built/tables.bin?inline'
import learned from 'kernel-built/values_classic_2.bin?inline'
import { describe, expect, it } from 'vitest'

import { Calls, isRefused } from './calls'
import type { Depth, Explained, ReviewedMove, Valued } from './insight'
import { assemble } from './kernel'

const inlined = async (address: string) => (await fetch(address)).arrayBuffer()

const module = new WebAssembly.Module(await inlined(wasm))
const tables = await inlined(numbers)
const rules = assemble({ module, tables })
const calls = new Calls(module, tables)
calls.takeValues(await inlined(learned))
const insight = {
  value: (position: string, depth: Depth) => calls.ask('value', position, depth) as Valued,
  review: (position: string, move: string, depth: Depth) =>
    calls.ask('review', position, move, depth) as ReviewedMove,
  reasons: (position: string, move: string) => calls.ask('reasons', position, move) as Explained,
}

const start = rules.start({ mode: 'classic', players: 2, playgrounds: false, first_player: 0 })
const dealt = rules.deal(start, rules.draw(start, 3n))

describe('insight', () => {
  it('values a position before a deal with an error, and the same every time', () => {
    const { points, chances, uncertainty, deals } = insight.value(start, 'glance')
    expect(points.length).toBe(2)
    expect(Math.abs((chances[0] ?? 0) + (chances[1] ?? 0) - 1000)).toBeLessThanOrEqual(1)
    expect(deals).toBeGreaterThan(1)
    expect(uncertainty.points.length).toBe(2)
    expect(insight.value(start, 'glance')).toEqual({ points, chances, uncertainty, deals })
  })

  it('reviews a move, and says why another is better', () => {
    const move = rules.moves(dealt).find(({ to }) => to === '-')?.move ?? 'none'
    const { moves, played, reasons } = insight.review(dealt, move, 'glance')
    expect(moves[played ?? -1]?.move).toBe(move)
    expect(moves[0]?.loss.cost).toBe(0)
    expect(reasons.length).toBeLessThanOrEqual(3)
    expect(insight.reasons(dealt, moves[0]?.move ?? 'none').reasons).toEqual(reasons)
  })

  it('gives a hint where nothing was played', () => {
    const { moves, played, played_reasons } = insight.review(dealt, '', 'glance')
    expect([played, played_reasons]).toEqual([null, null])
    expect(rules.refusal(dealt, moves[0]?.move ?? 'none')).toBeNull()
    expect(isRefused(insight.review(start, '', 'glance'))).toBe(true)
  })
})
