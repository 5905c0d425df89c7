/** People whose phrases I do not want to see, on this device. */
const STORED = 'quadropolis-muted'
const MOST = 200

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

class Muted {
  #people = $state.raw<readonly string[]>(kept())

  has(person: string): boolean {
    return this.#people.includes(person)
  }

  /** Not to be heard any more, or again. */
  toggle(person: string): void {
    const others = this.#people.filter((one) => one !== person)
    this.#people = this.has(person) ? others : [...others, person].slice(-MOST)
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#people))
    } catch {
      // It holds for this visit.
    }
  }
}

export const muted = new Muted()
