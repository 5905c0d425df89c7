/** Everything the rules say in a section, to be searched. */
import { EXAMPLES, PLACINGS, SITES, valuesOf, VALUES, type Part, type Section } from '../../game/rules'
import { say } from '../../text/text.svelte'

/** All texts of a section, as they are shown. */
export function textsOf(section: Section): string[] {
  return [say(section.title), ...section.parts.flatMap(saidBy)]
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
