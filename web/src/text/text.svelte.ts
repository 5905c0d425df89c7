/** All words of the page: `say('home-play')` gives the text of a key in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { FUNCTIONS } from './functions'
import { firstLanguage, LANGUAGES, type Language } from './languages'

const catalogues = import.meta.glob<string>('../../../src/quadropolis/locales/*.ftl', {
  query: '?raw',
  import: 'default',
})
const STORED = 'quadropolis-language'

/** The languages that have a catalogue. */
export function offeredLanguages(): readonly { tag: Language; name: string }[] {
  return LANGUAGES.filter(({ tag }) => `../../../src/quadropolis/locales/${tag}.ftl` in catalogues)
}

class Text {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
}

const text = new Text()

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
  const load = catalogues[`../../../src/quadropolis/locales/${tag}.ftl`]
  if (!load) throw new Error(`no catalogue for ${tag}`)
  const bundle = new FluentBundle(tag, { functions: FUNCTIONS, useIsolating: false })
  for (const error of bundle.addResource(new FluentResource(await load()))) console.error(error)
  text.bundle = bundle
  text.language = tag
  // Unit tests speak without a page.
  if (typeof document !== 'undefined') document.documentElement.lang = tag
}

/** The visitor's own choice: spoken, remembered, and shown in the address for sharing. */
export async function chooseLanguage(tag: Language): Promise<void> {
  await speak(tag)
  try {
    localStorage.setItem(STORED, tag)
  } catch {
    // Private windows may refuse to remember; the choice holds for this visit.
  }
  const address = new URL(location.href)
  address.searchParams.set('lang', tag)
  history.replaceState(history.state, '', address)
}

/** Find out the visitor's language and load it. */
export async function startText(): Promise<void> {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(STORED)
  } catch {
    // As above.
  }
  const address = new URLSearchParams(location.search).get('lang')
  const offered = offeredLanguages().map(({ tag }) => tag)
  await speak(firstLanguage(address, chosen, navigator.languages, offered))
}

export { LANGUAGES, type Language }
