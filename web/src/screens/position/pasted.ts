/** What was pasted into the field for a position. */

/** The text of a position: as it is, or out of a link to one. */
export function textOf(pasted: string): string {
  const text = pasted.trim()
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return text
  const { search, hash } = new URL(text)
  // A static site has its paths behind the `#`.
  const asked = [search, hash.slice(hash.indexOf('?'))].map((query) => new URLSearchParams(query))
  return asked.map((query) => query.get('position')).find((found) => found !== null) ?? text
}
