/** Everything the coach may have to answer, so that there is room for it before it is said. */
import { SITE_PLACES, SITE_SQUARES } from '../../board/site'
import { MODES } from '../../wire/facts'
import { beginAt, touch, type Lesson, type Reply, type Touch } from './lesson'

const SPOTS = SITE_PLACES.flat().flatMap((place) => (place.what === 'spot' ? [place.name] : []))
const NUMBERS = [1, 2, 3, 4, 5]

/** Whatever can be touched. */
export function touchesOf(lesson: Lesson): Touch[] {
  return [
    ...NUMBERS.map((number): Touch => ({ what: 'architect', number })),
    ...SPOTS.map((spot): Touch => ({ what: 'spot', spot })),
    ...SITE_SQUARES.map((square): Touch => ({ what: 'tile', square })),
    ...MODES[lesson.mode].squares.flatMap((square): Touch[] => [
      { what: 'square', square },
      { what: 'lay', square, resource: 'energy' },
      { what: 'lay', square, resource: 'inhabitants' },
    ]),
  ]
}

/** The answers to everything that can be touched at that task, each of them once. */
export function repliesAt(lesson: Lesson, step: number, task: number): Reply[] {
  const found = new Map<string, Reply>()
  for (const touched of touchesOf(lesson)) {
    const { reply } = touch(lesson, { ...beginAt(step), task }, touched)
    if (reply) found.set(JSON.stringify(reply), reply)
  }
  return [...found.values()]
}
