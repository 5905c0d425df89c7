import { describe, expect, it } from 'vitest'

import { STAGES } from '../../game/speeds'
import { legsOf } from './legs'

const names = (legs: ReturnType<typeof legsOf>) => legs.map((leg) => leg.what)
const all = (face: string, built = true) =>
  STAGES.flatMap(({ stage }) => names(legsOf(stage, face, built, 100)))

describe('what flies', () => {
  it('is the tile and everything printed on it', () => {
    expect(all('T2')).toEqual(['tile', 'inhabitant', 'inhabitant'])
    expect(all('F3')).toEqual(['tile', 'energy', 'energy', 'energy'])
    expect(all('Hpe')).toEqual(['tile', 'inhabitant', 'energy'])
    expect(all('P')).toEqual(['tile'])
  })

  it('is the tile alone when it is discarded', () => {
    expect(all('T2', false)).toEqual(['tile'])
  })

  it('is down when its stage is over', () => {
    for (const face of ['T1', 'T2', 'F3', 'Hpe', 'P'])
      for (const { stage } of STAGES)
        for (const leg of legsOf(stage, face, true, 200))
          expect(leg.delay + leg.duration).toBeLessThanOrEqual(200.001)
  })
})
