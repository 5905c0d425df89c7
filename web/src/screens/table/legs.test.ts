import { describe, expect, it } from 'vitest'

import { legsOf, OTHERS_MS, OWN_MS } from './legs'

const end = (legs: ReturnType<typeof legsOf>) => Math.max(...legs.map((leg) => leg.delay + leg.duration))
const names = (legs: ReturnType<typeof legsOf>) => legs.map((leg) => leg.what)

describe('what flies', () => {
  it('is the tile and everything printed on it', () => {
    expect(names(legsOf('T2', true, true))).toEqual(['tile', 'inhabitant', 'inhabitant'])
    expect(names(legsOf('F3', true, true))).toEqual(['tile', 'energy', 'energy', 'energy'])
    expect(names(legsOf('Hpe', true, false))).toEqual(['tile', 'inhabitant', 'energy'])
    expect(names(legsOf('P', true, true))).toEqual(['tile'])
  })

  it('is the tile alone when it is discarded', () => {
    expect(names(legsOf('T2', false, true))).toEqual(['tile'])
  })

  it('lands in time, the others sooner, and nothing drops before the tile is there', () => {
    for (const face of ['T1', 'T2', 'F3', 'Hpe', 'P']) {
      expect(end(legsOf(face, true, true))).toBeLessThanOrEqual(OWN_MS + 0.001)
      expect(end(legsOf(face, true, false))).toBeLessThanOrEqual(OTHERS_MS + 0.001)
      const [tile, ...drops] = legsOf(face, true, true)
      for (const drop of drops) expect(drop.delay).toBeGreaterThanOrEqual(tile?.duration ?? 0)
    }
  })
})
