/** What a catalogue may ask for beyond Fluent itself. The same functions are in Python's words.py. */
import type { FluentBundle } from '@fluent/bundle'

type Functions = NonNullable<ConstructorParameters<typeof FluentBundle>[1]>['functions']

/** French “of” before a name: de Bo, d’Ann. */
export function de(name: string): string {
  return /^[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** Names of buildings have a capital; most languages write them small within a sentence. */
export function lower(names: string): string {
  return names.toLowerCase()
}

export const FUNCTIONS: Functions = {
  DE: ([name]) => de(String(name)),
  LOWER: ([names]) => lower(String(names)),
}
