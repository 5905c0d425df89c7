/** The levels as a ladder: whoever has won against one is offered the next. */
import { LEVELS, type Level } from '../kernel/thinker'
import type { ResultData, SeatView } from '../wire/types'

const isLevel = (bot: string | null): bot is Level => LEVELS.some((level) => level === bot)

/** The levels to play against next, each a step up; null if nothing was won, or there is no step. */
export function nextLevels(
  seats: readonly Pick<SeatView, 'bot' | 'person'>[],
  result: Pick<ResultData, 'winners'> | null,
  mine: readonly number[],
): Level[] | null {
  const [seat] = mine
  if (seat === undefined || mine.length > 1 || !result?.winners.includes(seat)) return null
  const others = seats.filter((_, at) => at !== seat)
  const levels = others.map(({ bot, person }) => (person ? null : bot)).filter(isLevel)
  if (levels.length < others.length || levels.every((level) => level === LEVELS.at(-1))) return null
  return levels.map((level) => LEVELS[LEVELS.indexOf(level) + 1] ?? level)
}

/** The strongest of them. */
export function hardestOf(levels: readonly Level[]): Level {
  return LEVELS.findLast((level) => levels.includes(level)) ?? LEVELS[0]
}
