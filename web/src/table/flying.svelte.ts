/** Tiles that fly from the site to a city. They are pictures only: nothing waits for them. */
import type { EventView } from '../wire/types'

export interface Flight {
  id: number
  face: string
  from: DOMRect
  to: DOMRect
  delay: number
}

const MOST = 6
const BETWEEN_MS = 120

export class Flights {
  list = $state.raw<Flight[]>([])
  #last = 0

  /** Let the tiles of these events fly; boards still stand as they were before. */
  start(events: readonly EventView[]): void {
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const found: Flight[] = []
    for (const event of events.slice(-MOST)) {
      const { face, square, seat, to } = event.log.arguments
      if (event.kind !== 'moved' || typeof face !== 'string') continue
      const from = document.querySelector(`[data-board="site"] [data-square="${String(square)}"]`)
      // Where that city is not in sight, the tile flies to its player; a discarded one just goes.
      const city = `[data-board="city"][data-seat="${String(seat)}"] [data-square="${String(to)}"]`
      const chip = `[data-action="player"][data-player="${String(seat)}"]`
      const there = to === undefined ? from : seen(city) ?? seen(chip)
      if (!from || !there) continue
      const delay = found.length * BETWEEN_MS
      const flight = { face, from: from.getBoundingClientRect(), to: there.getBoundingClientRect(), delay }
      found.push({ id: ++this.#last, ...flight })
    }
    if (found.length) this.list = [...this.list, ...found].slice(-MOST)
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id)
  }
}

function seen(selector: string): Element | null {
  const found = document.querySelector(selector)
  return found?.checkVisibility() ? found : null
}
