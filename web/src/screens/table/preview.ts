/** The score sheet of my city as it would be: the server counts what is pointed at. */
import { SvelteMap } from 'svelte/reactivity'

import { scoreCity } from '../../wire/api'
import type { ModeName } from '../../wire/facts'
import type { Sheet } from '../../wire/types'

/** Who only passes over a square does not ask. */
const PASSING_MS = 60
/** More cities than a turn has places for. */
const MOST = 200

export class Preview {
  #known = new SvelteMap<string, Sheet>()

  /** The sheet of a city, if it has been counted. */
  of(mode: ModeName, city: string | null): Sheet | null {
    return city === null ? null : (this.#known.get(`${mode} ${city}`) ?? null)
  }

  /** Have a city counted shortly; the answer takes the wish back. */
  ask(mode: ModeName, city: string): () => void {
    if (this.#known.has(`${mode} ${city}`)) return () => undefined
    const timer = setTimeout(() => void this.#count(mode, city), PASSING_MS)
    return () => clearTimeout(timer)
  }

  async #count(mode: ModeName, city: string): Promise<void> {
    try {
      const sheet = await scoreCity({ mode, city, playgrounds: false, margins: false })
      if (this.#known.size >= MOST) this.#known.clear()
      this.#known.set(`${mode} ${city}`, sheet)
    } catch {
      // The points of every move are known anyway; only the picture stays as it was.
    }
  }
}
