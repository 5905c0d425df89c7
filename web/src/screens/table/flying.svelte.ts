/** Tiles that fly from the site to a city, and what they give: pictures of the move that is shown. */
import type { Showing } from '../../game/shown.svelte'
import { legsOf, type Flown } from './legs'

export interface Flight {
  id: number
  /** The event that is shown. */
  move: number
  what: Flown
  face: string
  from: DOMRect
  to: DOMRect
  delay: number
  duration: number
}

export class Flights {
  list = $state.raw<Flight[]>([])
  #last = 0

  /** Let fly what belongs to that stage of a move; whatever flew before has landed. */
  show(showing: Showing | null, mine: readonly number[]): void {
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    const found = showing?.what === 'move' && !still ? this.#flights(showing, mine) : []
    if (found.length || this.list.length) this.list = found
  }

  #flights({ event, stage, ms }: Showing & { what: 'move' }, mine: readonly number[]): Flight[] {
    const { face, square, seat, to } = event.log.arguments
    if (typeof face !== 'string') return []
    const from = document.querySelector(`[data-board="site"] [data-square="${String(square)}"]`)
    // Where that city is not in sight, the tile flies to its player; a discarded one just goes.
    const city = seen(`[data-board="city"][data-seat="${String(seat)}"] [data-square="${String(to)}"]`)
    const chip = seen(`[data-action="player"][data-player="${String(seat)}"]`)
    const there = to === undefined ? from : (city ?? chip)
    if (!from || !there) return []
    const own = mine.includes(Number(seat))
    return legsOf(stage, face, to !== undefined, ms).map(({ what, delay, duration }) => {
      const flight = { id: ++this.#last, move: event.number, what, face, delay, duration }
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
}

function seen(selector: string): Element | null {
  const found = document.querySelector(selector)
  return found?.checkVisibility() ? found : null
}

function below(place: DOMRect): DOMRect {
  return new DOMRect(place.x, place.y + place.height * 0.8, place.width, place.height)
}
