/** Everything the rules say in a section, to be searched. */
import { EXAMPLES, PLACINGS, SITES, valuesOf, VALUES, type Part, type Section } from '../../game/rules'
import type { Category } from '../../game/sheets'
import { say } from '../../text/text.svelte'

/** What the score sheet calls it that a section tells about in other words. */
const ALSO: Record<string, readonly Category[]> = { leftovers: ['idle_inhabitants', 'pollution'] }

/** All texts of a section, as they are shown, and what it is looked for by. */
export function textsOf(section: Section): string[] {
  const also = (ALSO[section.id] ?? []).map((category) => say(`category-${category}`))
  return [say(section.title), ...section.parts.flatMap(saidBy), ...also]
}

function saidBy(part: Part): string[] {
  const mat = part.mat && `rules-mat-${part.mat}-shown`
  const keys = [part.text, part.ruling, mat, ...(part.list ?? []), ...(part.steps ?? [])]
  const texts = keys.flatMap((key) => (key ? [say(key, VALUES)] : []))
  const example = part.example ? EXAMPLES[part.example] : undefined
  if (example) texts.push(say(example.text, valuesOf(example)))
  const board = part.site ? SITES[part.site] : part.placing ? PLACINGS[part.placing] : undefined
  if (board) texts.push(say(board.text, { architect: board.architect }))
  return texts
}
