/** The languages of the page. Adding one is a catalogue in `locales/` and a line here. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'fr', name: 'Français' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
] as const

export type Language = (typeof LANGUAGES)[number]['tag']

/** The language of that tag, or one that is near enough to it (pt for pt-BR, fr-CA for fr). */
export function languageOf(tag: string | null | undefined): Language | null {
  if (!tag) return null
  const wanted = tag.toLowerCase()
  const exact = LANGUAGES.find((language) => language.tag.toLowerCase() === wanted)
  const base = wanted.split('-')[0]
  const near = LANGUAGES.find((language) => language.tag.toLowerCase().split('-')[0] === base)
  return (exact ?? near)?.tag ?? null
}

/** What the address asks for, else what was chosen before, else what the browser prefers. */
export function firstLanguage(
  address: string | null,
  chosen: string | null,
  preferred: readonly string[],
): Language {
  for (const tag of [address, chosen, ...preferred]) {
    const language = languageOf(tag)
    if (language) return language
  }
  return 'en'
}
