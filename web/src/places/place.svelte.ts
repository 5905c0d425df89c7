/** Where the visitor is: the address bar as a value, and going somewhere else. */
import { hasServer } from '../wire/host'
import { pathOf as pathIn, placeOf, type Place } from './address'
import { bar } from './bar'
import { onSheet, whenSettled } from './sheets'

const here = () => new URL(location.href)

function shown(): Place {
  const { path, query } = bar.read(here())
  return placeOf(path, query)
}

class Where {
  place = $state.raw<Place>(shown())
}

const where = new Where()

const moved = () => {
  where.place = shown()
}
addEventListener('popstate', moved)
// An address typed over another one of the same document.
addEventListener('hashchange', moved)

/** What is to be shown now. */
export function place(): Place {
  return where.place
}

/** Show a place; with `replace` the one before it is not gone back to. */
export function go(to: Place, { replace = false } = {}): void {
  whenSettled(() => {
    const address = addressOf(to)
    // A sheet that is left for another place is nothing to go back to.
    if (replace || onSheet()) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    where.place = to
    if (!replace) scrollTo(0, 0)
  })
}

/** Keep a word with this entry of the history: who comes back to it finds it there. */
export function keepHere(word: string | null): void {
  history.replaceState({ ...(history.state as object | null), word }, '')
}

/** The word that was kept with this entry of the history; null if there is none. */
export function keptHere(): string | null {
  return (history.state as { word?: string | null } | null)?.word ?? null
}

/** Let the address say where in the same screen the visitor is, without filling the history. */
export function note(to: Place): void {
  const address = addressOf(to)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The address of a place here, in the language that the address asks for. */
function addressOf(to: Place): URL {
  const address = bar.write(pathIn(to), here())
  const language = new URLSearchParams(location.search).get('lang')
  if (language) address.searchParams.set('lang', language)
  return address
}

/** The whole address of a place, to be sent to somebody; with what is handed over along with it. */
export function linkTo(to: Place, fragment = ''): string {
  const { href } = bar.write(pathIn(to), here())
  return fragment ? `${href}#${fragment}` : href
}

/** What the address hands over to the place; it is taken out of the address. */
export function handedOver(): string {
  const { fragment } = bar.read(here())
  if (fragment) note(where.place)
  return fragment
}

/** The address of a place for links: `<a href={pathOf(place)} onclick={(e) => follow(e, place)}>` stays here. */
export function pathOf(to: Place): string {
  return bar.link(pathIn(to))
}

/** A file beside the page, such as the plain rules. */
export function fileAt(name: string): string {
  return hasServer ? `/${name}` : `./${name}`
}

export function follow(event: MouseEvent, to: Place): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(to)
}

export { type Place }
