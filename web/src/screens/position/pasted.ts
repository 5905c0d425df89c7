/** What was pasted into the field for a position. */

/** The text of a position: as it is, or out of a link to one. */
export function textOf(pasted: string): string {
  const text = pasted.trim()
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return text
  return new URL(text).searchParams.get('position') ?? text
}
