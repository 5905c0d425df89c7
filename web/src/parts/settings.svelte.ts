/** What a visitor has set for this browser: the look, and how moving feels. */
export type Theme = 'system' | 'light' | 'dark'
/** How long moves are shown. */
export const SPEEDS = ['calm', 'brisk', 'at-once'] as const
export type Speed = (typeof SPEEDS)[number]

interface Kept {
  theme: Theme
  speed: Speed
  /** Moves are sent at the last touch, without asking for a confirmation. */
  confirmAutomatic: boolean
  sounds: boolean
  /** Tell with a browser notification that it is my turn. */
  notifications: boolean
  /** Games that need no server are played on this device, also when there is a server. */
  onDevice: boolean
  /** What a move would bring is counted on the squares. */
  gains: boolean
  /** So many cards between two rounds were seen here. */
  cards: number
}

const STORED = 'quadropolis-settings'
export const DEFAULTS: Kept = {
  theme: 'system',
  speed: 'calm',
  confirmAutomatic: false,
  sounds: true,
  notifications: false,
  onDevice: false,
  gains: true,
  cards: 0,
}

/** The settings in a stored text; whatever is missing or wrong in it is as at the first visit. */
export function keptOf(text: string | null): Kept {
  let found: Record<string, unknown> = {}
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (read && typeof read === 'object') found = read as Record<string, unknown>
  } catch {
    // Somebody else wrote there: begin anew.
  }
  const flag = (name: Exclude<keyof Kept, 'theme' | 'speed' | 'cards'>) =>
    typeof found[name] === 'boolean' ? found[name] : DEFAULTS[name]
  return {
    theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'system',
    speed: SPEEDS.find((speed) => speed === found.speed) ?? DEFAULTS.speed,
    confirmAutomatic: flag('confirmAutomatic'),
    sounds: flag('sounds'),
    notifications: flag('notifications'),
    onDevice: flag('onDevice'),
    gains: flag('gains'),
    cards: Number.isSafeInteger(found.cards) ? Math.max(0, Number(found.cards)) : DEFAULTS.cards,
  }
}

class Settings implements Kept {
  theme = $state<Theme>(DEFAULTS.theme)
  speed = $state<Speed>(DEFAULTS.speed)
  confirmAutomatic = $state(DEFAULTS.confirmAutomatic)
  sounds = $state(DEFAULTS.sounds)
  notifications = $state(DEFAULTS.notifications)
  onDevice = $state(DEFAULTS.onDevice)
  gains = $state(DEFAULTS.gains)
  cards = $state(DEFAULTS.cards)

  /** Change some of them; they hold from now on, and are remembered if the browser lets us. */
  set(changed: Partial<Kept>): void {
    Object.assign(this, changed)
    this.#show()
    const { theme, speed, confirmAutomatic, sounds, notifications, onDevice, gains, cards } = this
    const kept: Kept = { theme, speed, confirmAutomatic, sounds, notifications, onDevice, gains, cards }
    try {
      localStorage.setItem(STORED, JSON.stringify(kept))
    } catch {
      // Private windows may refuse; the settings hold for this visit.
    }
  }

  /** Read what was remembered; called once before anything is shown. */
  start(): void {
    try {
      Object.assign(this, keptOf(localStorage.getItem(STORED)))
    } catch {
      // As above.
    }
    this.#show()
    addEventListener('storage', (event) => {
      if (event.key !== STORED) return
      Object.assign(this, keptOf(event.newValue))
      this.#show()
    })
  }

  #show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()
