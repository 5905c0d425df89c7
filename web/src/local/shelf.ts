/** The games of this device, in the browser's own memory: they outlive reloading and closing.
 *
 * What cannot be read is set aside: it stays in the browser, but is not offered any more.
 */
import { type DeviceGame, gameOf } from './game'

const KEPT = 'quadropolis-game:'
const ASIDE = 'quadropolis-aside:'
/** So many games are kept; then the oldest one that is over makes room. */
export const MOST_GAMES = 100

/** A private window may refuse to keep anything; then games last as long as the visit. */
const visit = new Map<string, string>()

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visit.get(key) ?? null
  } catch {
    return visit.get(key) ?? null
  }
}

/** Keep a text; false if it is only kept for this visit. */
function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    visit.delete(key)
    return true
  } catch {
    visit.set(key, text)
    return false
  }
}

function remove(key: string): void {
  visit.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing.
  }
}

function keys(): string[] {
  const found = [...visit.keys()]
  try {
    found.push(...Object.keys(localStorage))
  } catch {
    // As above.
  }
  return found.filter((key) => key.startsWith(KEPT))
}

/** Keep a game as it is now; false if it will be gone after this visit. */
export function keep(game: DeviceGame): boolean {
  const known = stored(KEPT + game.id) !== null
  if (!known) makeRoom()
  return store(KEPT + game.id, JSON.stringify(game))
}

/** That game; null if it is not here, or cannot be read (then it is set aside). */
export function gameKept(id: string): DeviceGame | null {
  const text = stored(KEPT + id)
  if (text === null) return null
  const game = gameOf(text)
  if (game?.id === id) return game
  setAside(id)
  return null
}

/** Every game that can be read, the latest first, and how many could not be. */
export function gamesKept(): { games: DeviceGame[]; damaged: number } {
  const ids = keys().map((key) => key.slice(KEPT.length))
  const games = ids.flatMap((id) => gameKept(id) ?? [])
  games.sort((one, other) => other.changed - one.changed)
  return { games, damaged: ids.length - games.length }
}

/** Put away what cannot be read, so that it does no harm and is not lost either. */
export function setAside(id: string): void {
  const text = stored(KEPT + id)
  if (text !== null) store(ASIDE + id, text)
  remove(KEPT + id)
}

/** Forget a game for good. */
export function forgetGame(id: string): void {
  remove(KEPT + id)
}

function makeRoom(): void {
  const { games } = gamesKept()
  const over = games.filter(({ status }) => status === 'finished' || status === 'ended')
  for (const game of over.slice(MOST_GAMES - 1 - games.length + over.length)) forgetGame(game.id)
}

/** Hear of a game that another tab has changed; the answer ends it. */
export function onOthers(heard: (id: string) => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key?.startsWith(KEPT)) heard(key.slice(KEPT.length))
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
