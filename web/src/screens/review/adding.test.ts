/** Reviews are added up as in Python: the samples are Python's. */
import { describe, expect, it } from 'vitest'

import type { Loss, ReviewedMove, Sign } from '../../kernel/insight'
import { type Account, accountOf, type Decision, momentsOf, type Node, unluckyOf } from './adding'
import samples from './reviews.sample.json'

interface Sample {
  game: string
  nodes: Node[]
  decisions: { ply: number; player: number; loss: Loss; sign: Sign | null }[]
  winners: number[]
  accounts: Account[]
  moments: number[]
  unlucky: number[]
}

const reviews = (samples as unknown as Sample[]).map((sample) => ({
  ...sample,
  decisions: sample.decisions.map(({ ply, player, loss, sign }): Decision => {
    const value = { points: [], chances: [] }
    const review: ReviewedMove = {
      value,
      moves: [{ move: '', value, loss }],
      played: 0,
      sign,
      reasons: [],
      played_reasons: [],
    }
    return { ply, player, move: '', review }
  }),
}))

describe.each(reviews)('the review of $game', ({ nodes, decisions, winners, accounts, moments, unlucky }) => {
  const found = accounts.map((_, player) => accountOf(player, nodes, decisions))

  it('has the accounts that Python has', () => {
    expect(found).toEqual(accounts)
  })

  it('adds up exactly', () => {
    for (const { start, own, others, deals, allocation, result, lost, reassessed } of found) {
      for (const unit of ['points', 'chance'] as const) {
        const parts = [start, own, others, deals, allocation].map((pair) => pair[unit])
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(result[unit])
        expect(own[unit]).toBe(reassessed[unit] - lost[unit])
      }
    }
  })

  it('names the same moments, and who was unlucky', () => {
    expect(momentsOf(decisions).map(({ ply }) => ply)).toEqual(moments)
    expect(unluckyOf(found, winners)).toEqual(unlucky)
  })
})
