/** A review, added up: what was skill and what luck, as `quadropolis review` does it.
 *
 * Points are in tenths and chances in thousandths, so that everything adds up to the last digit shown.
 */
import type { Outlook, ReviewedMove, Sign } from '../../kernel/insight'
import { REVIEW } from '../../wire/facts'

/** A position of the game, what led to it, and what everybody could expect there. */
export interface Node {
  led: 'start' | 'deal' | 'move' | 'allocation'
  /** Who moved. */
  player: number | null
  value: Outlook
  /** The usual error of a mean over deals. */
  error: Outlook
}

/** A move that was played, reviewed. */
export interface Decision {
  /** Of the position before it. */
  ply: number
  player: number
  move: string
  review: ReviewedMove
}

export interface Pair {
  points: number
  chance: number
}

/** One player's game: start + own + others + deals + allocation = result, exactly. */
export interface Account {
  start: Pair
  own: Pair
  others: Pair
  deals: Pair
  allocation: Pair
  result: Pair
  /** Of the deals. */
  error: Pair
  /** Against the best moves, by the searches before each; own = reassessed − lost. */
  lost: Pair
  reassessed: Pair
  moves: number
  /** The mean cost of a move in hundredths of a point. */
  average: number
  /** In tenths of a percent. */
  accuracy: number
  signs: Record<Sign, number>
}

export const SIGNS = Object.keys(REVIEW.signs) as Sign[]

const NOTHING: Pair = { points: 0, chance: 0 }
const pairOf = ({ points, chances }: Outlook, player: number): Pair => ({
  points: points[player] ?? 0,
  chance: chances[player] ?? 0,
})
const plus = (one: Pair, other: Pair): Pair => ({
  points: one.points + other.points,
  chance: one.chance + other.chance,
})
const minus = (one: Pair, other: Pair): Pair => ({
  points: one.points - other.points,
  chance: one.chance - other.chance,
})

/** What a decision lost against the best move. */
export function lossOf({ review: { moves, played } }: Decision): ReviewedMove['moves'][number]['loss'] {
  return moves[played ?? -1]?.loss ?? { points: 0, chance: 0, cost: 0 }
}

/** One player's game, added up. */
export function accountOf(player: number, nodes: readonly Node[], decisions: readonly Decision[]): Account {
  const total = (wanted: (node: Node) => boolean): Pair =>
    nodes.slice(1).reduce((sum, node, at) => {
      const before = nodes[at]
      if (!before || !wanted(node)) return sum
      return plus(sum, minus(pairOf(node.value, player), pairOf(before.value, player)))
    }, NOTHING)
  const mine = decisions.filter((decision) => decision.player === player)
  const costs = mine.map((decision) => lossOf(decision).cost)
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  const own = total(({ led, player: who }) => led === 'move' && who === player)
  const lost = mine.map(lossOf).reduce<Pair>(plus, NOTHING)
  const most = Math.max(1, mine.length)
  const deviation = (unit: keyof Outlook) =>
    Math.round(Math.sqrt(sum(nodes.map(({ error }) => (error[unit][player] ?? 0) ** 2))))
  const [first, last] = [nodes[0], nodes.at(-1)]
  return {
    start: first ? pairOf(first.value, player) : NOTHING,
    own,
    others: total(({ led, player: who }) => led === 'move' && who !== player),
    deals: total(({ led }) => led === 'deal'),
    allocation: total(({ led }) => led === 'allocation'),
    result: last ? pairOf(last.value, player) : NOTHING,
    error: { points: deviation('points'), chance: deviation('chances') },
    lost,
    reassessed: plus(own, lost),
    moves: mine.length,
    average: Math.round((10 * sum(costs)) / most),
    accuracy: Math.round(sum(costs.map((cost) => (1000 * REVIEW.half) / (REVIEW.half + cost))) / most),
    signs: Object.fromEntries(
      SIGNS.map((sign) => [sign, mine.filter(({ review }) => review.sign === sign).length]),
    ) as Record<Sign, number>,
  }
}

/** What decided the game: the moves that lost the most chance, in the order of the game. */
export function momentsOf(decisions: readonly Decision[]): Decision[] {
  return decisions
    .filter((decision) => lossOf(decision).cost >= REVIEW.signs.inaccuracy.cost)
    .sort((one, other) => {
      const [less, more] = [lossOf(one), lossOf(other)]
      return more.chance - less.chance || more.cost - less.cost || one.ply - other.ply
    })
    .slice(0, REVIEW.moments)
    .sort((one, other) => one.ply - other.ply)
}

/** Who played better than every winner by all measures, and lost by the deals instead. */
export function unluckyOf(accounts: readonly Account[], winners: readonly number[]): number[] {
  const won = accounts.filter((_, player) => winners.includes(player))
  return accounts.flatMap(({ average, accuracy, own, deals, error }, player) =>
    won.length > 0 &&
    -deals.points >= Math.max(REVIEW.unlucky, 2 * error.points + 1) &&
    won.every(
      (winner) =>
        average < winner.average &&
        accuracy > winner.accuracy &&
        own.points > winner.own.points &&
        deals.points < winner.deals.points,
    )
      ? [player]
      : [],
  )
}
