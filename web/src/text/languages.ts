/** The languages of the page. Adding one is a catalogue in `locales/` and a line here. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'fr', name: 'Français' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
] as const

export type Language = (typeof LANGUAGES)[number]['tag']

const ALL: readonly Language[] = LANGUAGES.map(({ tag }) => tag)

/** The language of that tag, or one that is near enough to it (pt for pt-BR, fr-CA for fr). */
export function languageOf(
  tag: string | null | undefined,
  offered: readonly Language[] = ALL,
): Language | null {
  if (!tag) return null
  const wanted = tag.toLowerCase()
  const base = wanted.split('-')[0]
  const exact = offered.find((language) => language.toLowerCase() === wanted)
  const near = offered.find((language) => language.toLowerCase().split('-')[0] === base)
  return exact ?? near ?? null
}

/** What the address asks for, else what was chosen before, else what the browser prefers. */
export function firstLanguage(
  address: string | null,
  chosen: string | null,
  preferred: readonly string[],
  offered: readonly Language[] = ALL,
): Language {
  for (const tag of [address, chosen, ...preferred]) {
    const language = languageOf(tag, offered)
    if (language) return language
  }
  return 'en'
}
