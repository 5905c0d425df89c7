/** Tiles that fly from the site to a city, and what they give. Pictures only: nothing waits for them. */
import type { EventView } from '../../wire/types'
import { legsOf, type Flown } from './legs'

export interface Flight {
  id: number
  what: Flown
  face: string
  from: DOMRect
  to: DOMRect
  delay: number
  duration: number
}

const MOST = 6
const BETWEEN_MS = 120

export class Flights {
  list = $state.raw<Flight[]>([])
  #last = 0

  /** Let the pieces of these events fly; boards still stand as they were before. */
  start(events: readonly EventView[], mine: readonly number[]): void {
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const moves = events.filter(
      (event) => event.kind === 'moved' && typeof event.log.arguments.face === 'string',
    )
    const found = moves.slice(-MOST).flatMap((event, at) => this.#flights(event, at * BETWEEN_MS, mine))
    if (found.length) this.list = [...this.list, ...found]
  }

  #flights(event: EventView, start: number, mine: readonly number[]): Flight[] {
    const { face, square, seat, to } = event.log.arguments
    const from = document.querySelector(`[data-board="site"] [data-square="${String(square)}"]`)
    // Where that city is not in sight, the tile flies to its player; a discarded one just goes.
    const city = seen(`[data-board="city"][data-seat="${String(seat)}"] [data-square="${String(to)}"]`)
    const chip = seen(`[data-action="player"][data-player="${String(seat)}"]`)
    const there = to === undefined ? from : (city ?? chip)
    if (!from || !there) return []
    const own = mine.includes(Number(seat))
    return legsOf(String(face), to !== undefined, own).map(({ what, delay, duration }) => {
      const flight = { id: ++this.#last, what, face: String(face), delay: start + delay, duration }
      if (what === 'tile')
        return { ...flight, from: from.getBoundingClientRect(), to: there.getBoundingClientRect() }
      const stock = own ? seen(`[data-stock="${what}"]`) : city ? chip : null
      const place = there.getBoundingClientRect()
      return { ...flight, from: place, to: stock?.getBoundingClientRect() ?? below(place) }
    })
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id)
  }

  /** Whoever goes on has seen enough. */
  skip(): void {
    if (this.list.length) this.list = []
  }
}

function seen(selector: string): Element | null {
  const found = document.querySelector(selector)
  return found?.checkVisibility() ? found : null
}

function below(place: DOMRect): DOMRect {
  return new DOMRect(place.x, place.y + place.height * 0.8, place.width, place.height)
}
