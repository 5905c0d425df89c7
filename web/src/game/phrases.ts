/** Ready phrases between people at a table. */
import type { Phrase, SeatView, Spoken } from '../wire/types'

/** In the order in which a game wants them. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'nice_move',
  'wow',
  'thanks',
  'oops',
  'sorry',
  'your_turn',
  'one_moment',
  'take_your_time',
  'well_played',
  'again',
]

/** For so long a phrase is seen without being asked for. */
export const SEEN_MS = 6_000

/** The key of its words. */
export const keyOf = (phrase: Phrase): string => `phrase-${phrase.replaceAll('_', '-')}`

/** Whether there is anybody to talk to: somebody else who sits here. */
export function canTalk(seats: readonly SeatView[], mine: readonly number[]): boolean {
  return mine.length > 0 && seats.some(({ person }, seat) => person !== null && !mine.includes(seat))
}

/** What everybody said last, as long as it is new; nothing of those who are not to be heard. */
export function heardLately(
  phrases: readonly Spoken[],
  isMuted: (person: string) => boolean,
  now: number,
): Spoken[] {
  const last = new Map<string, Spoken>()
  for (const said of phrases) {
    if (isMuted(said.person) || now - said.at * 1000 > SEEN_MS) continue
    last.set(said.person, said)
  }
  return [...last.values()]
}
