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

/** The answers to everything that can be touched at that task, or after taking was begun, each once. */
export function repliesAt(lesson: Lesson, step: number, task: number): Reply[] {
  const found = new Map<string, Reply>()
  const touches = touchesOf(lesson)
  const here = { ...beginAt(step), task }
  const begun = touches.map((touched) => touch(lesson, here, touched)).filter(({ begun }) => begun)
  for (const from of [here, ...begun]) {
    for (const touched of touches) {
      const { reply } = touch(lesson, from, touched)
      if (reply) found.set(JSON.stringify(reply), reply)
    }
  }
  return [...found.values()]
}
