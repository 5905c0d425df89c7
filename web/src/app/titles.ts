/** What the browser's tab calls a place. */
import type { Place } from '../places/address'

const KEYS: Record<Exclude<Place['screen'], 'home'>, string> = {
  games: 'games-title',
  table: 'title-table',
  replay: 'title-replay',
  review: 'title-review',
  rules: 'title-rules',
  pad: 'title-pad',
  learn: 'title-learn',
  position: 'position-title',
  about: 'title-about',
  unknown: 'nowhere-title',
}

/** The key of the place's name; null for home, which is the page itself. */
export function titleKey(place: Place): string | null {
  return place.screen === 'home' ? null : KEYS[place.screen]
}
