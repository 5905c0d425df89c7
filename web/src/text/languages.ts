/** The languages of the page: every folder of `locales/` is one, and calls itself by its own name. */
const LOCALES = '../../../src/quadropolis/locales'
const files = import.meta.glob<string>(
  '../../../src/quadropolis/locales/*/{page,rules,pad,lessons,insight}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

/** A tag such as `pt-BR`. */
export type Language = string

/** English first, then by their tags. */
export const LANGUAGES: readonly { tag: Language; name: string }[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? '')),
]
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))
  .map((tag) => ({ tag, name: ownName(tag) }))

const ALL: readonly Language[] = LANGUAGES.map(({ tag }) => tag)

/** The words of a language for one surface, a file of its folder. */
export async function catalogue(tag: Language, surface: string): Promise<string> {
  const file = files[`${LOCALES}/${tag}/${surface}.ftl`]
  if (!file) throw new Error(`no words of ${surface} in ${tag}`)
  return await file()
}

/** What speakers of a language call it, with a capital letter as in a list. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

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
