/** All words of the page: `say('home-play')` gives the text of a key in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { FUNCTIONS } from './functions'
import { catalogue, firstLanguage, LANGUAGES, type Language } from './languages'

const STORED = 'quadropolis-language'

/** What is said on few screens, and loaded with them. */
export type Surface = 'rules' | 'pad' | 'lessons' | 'insight'

/** The languages there are to choose from. */
export function offeredLanguages(): typeof LANGUAGES {
  return LANGUAGES
}

/** The surfaces that are needed so far; `page` is what is said everywhere (see vite.config.ts). */
const surfaces = new Set<Surface | 'page'>(['page'])

class Text {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
}

const text = new Text()
/** The language asked for last; it is spoken when its words have come. */
let wanted: Language = 'en'
/** The surfaces whose words have come. */
let spoken: ReadonlySet<string> = new Set()

/** The language everything is shown in. */
export function language(): Language {
  return text.language
}

/** The text of a key. Numbers are written as the language writes them, with a real minus sign. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = text.bundle.getMessage(key)
  if (!message?.value) return key
  const errors: Error[] = []
  const said = text.bundle.formatPattern(message.value, values, errors)
  for (const error of errors) console.error(key, error)
  return Object.values(values).reduce<string>(
    (written, value) =>
      typeof value === 'number' && value < 0 ? written.replaceAll(`-${-value}`, `−${-value}`) : written,
    said,
  )
}

/** Whether there is a text for this key. */
export function hasText(key: string): boolean {
  return text.bundle.hasMessage(key)
}

/** Show everything in that language from now on, and remember it. */
export async function speak(tag: Language): Promise<void> {
  const before = wanted
  wanted = tag
  try {
    await load()
  } catch (error) {
    wanted = before
    throw error
  }
}

/** Load the words of a surface, too, in this and every later language. */
export async function speakOf(surface: Surface): Promise<void> {
  if (spoken.has(surface)) return
  surfaces.add(surface)
  try {
    await load()
  } catch (error) {
    surfaces.delete(surface)
    throw error
  }
}

/** Fetch what is wanted; whatever is asked for meanwhile is fetched before anything is shown. */
async function load(): Promise<void> {
  for (;;) {
    const [tag, asked] = [wanted, new Set(surfaces)]
    const bundle = new FluentBundle(tag, { functions: FUNCTIONS, useIsolating: false })
    for (const words of await Promise.all([...asked].map((surface) => catalogue(tag, surface)))) {
      for (const error of bundle.addResource(new FluentResource(words))) console.error(error)
    }
    if (tag !== wanted || asked.size !== surfaces.size) continue
    spoken = asked
    text.bundle = bundle
    text.language = tag
    // Unit tests speak without a page.
    if (typeof document !== 'undefined') document.documentElement.lang = tag
    return
  }
}

/** The visitor's own choice: spoken, remembered, and shown in the address for sharing. */
export async function chooseLanguage(tag: Language): Promise<void> {
  await speak(tag)
  try {
    localStorage.setItem(STORED, tag)
  } catch {
    // Private windows may refuse to remember; the choice holds for this visit.
  }
  if (inAddress) removeEventListener('popstate', inAddress)
  inAddress = () => {
    const address = new URL(location.href)
    address.searchParams.set('lang', tag)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  inAddress()
  // Whoever closes the sheet where it was chosen is back at an older address.
  addEventListener('popstate', inAddress)
}

/** Lets the address say what was chosen. */
let inAddress: (() => void) | null = null

/** Find out the visitor's language and load it. */
export async function startText(): Promise<void> {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(STORED)
  } catch {
    // As above.
  }
  const address = new URLSearchParams(location.search).get('lang')
  await speak(firstLanguage(address, chosen, navigator.languages))
}

export { LANGUAGES, type Language }
