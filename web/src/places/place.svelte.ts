/** Where the visitor is: the address bar as a value, and going somewhere else. */
import { pathOf, placeOf, type Place } from './address'

class Where {
  place = $state.raw<Place>(placeOf(location.pathname, location.search))
}

const where = new Where()

addEventListener('popstate', () => {
  where.place = placeOf(location.pathname, location.search)
})

/** What is to be shown now. */
export function place(): Place {
  return where.place
}

/** Show a place; with `replace` the one before it is not gone back to. */
export function go(to: Place, { replace = false } = {}): void {
  const address = new URL(pathOf(to), location.origin)
  const language = new URLSearchParams(location.search).get('lang')
  if (language) address.searchParams.set('lang', language)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  where.place = to
  if (!replace) scrollTo(0, 0)
}

/** The whole address of a place, to be sent to somebody. */
export function linkTo(to: Place): string {
  return new URL(pathOf(to), location.origin).href
}

/** For links: `<a href={pathOf(place)} onclick={(e) => follow(e, place)}>` stays in the page. */
export function follow(event: MouseEvent, to: Place): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(to)
}

export { pathOf, type Place }
