/** What went wrong, in the reader's words. Codes come from the server or the kernel and never change. */
import type { FluentVariable } from '@fluent/bundle'

import { FACES } from '../wire/facts'
import { Refusal } from '../wire/refusal'
import { hasText, say } from './text.svelte'

/** Arguments that count players or seats from 0; people count from 1, or have names. */
const PEOPLE = ['player', 'seat', 'current']
/** Arguments that name a tile by its face. */
const TILES = ['face', 'building']

/** The catalogue's key of a code: `table/old_position` is `error-table-old-position`. */
export function errorKey(code: string): string {
  return `error-${code.replace(/[/_]/g, '-')}`
}

/** A refusal in words. With `names` players are called by them, else "player 2". */
export function sayError(error: unknown, names: readonly string[] = []): string {
  if (!(error instanceof Refusal)) return say('error-unknown')
  return sayCode(error.code, error.values, names)
}

/** Whether it is a name that is refused: the field where it was typed says why. */
export function isWrongName(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'person/wrong_name'
}

/** The same for a code that was not thrown, such as the reason why a spot is blocked. */
export function sayCode(
  code: string,
  values: Record<string, unknown>,
  names: readonly string[] = [],
): string {
  const key = errorKey(code)
  if (!hasText(key)) return say('error-unknown')
  return say(key, worded(values, names))
}

function worded(values: Record<string, unknown>, names: readonly string[]): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spoken(name, value, names)]))
}

/**
 * An argument as a catalogue takes it. An empty list is 0 and nothing is `none`, so that a text
 * can choose by them; Python's `rules/wording.py` does the same.
 */
function spoken(name: string, value: unknown, names: readonly string[]): FluentVariable {
  if (typeof value === 'number') return PEOPLE.includes(name) ? whoIs(value, names) : value
  if (Array.isArray(value)) return value.map((part) => spoken(name, part, names)).join(', ') || 0
  if (isError(value)) return sayCode(value.code, value.arguments, names)
  if (typeof value === 'string') return TILES.includes(name) ? tileName(value) : value
  return typeof value === 'boolean' ? String(value) : 'none'
}

/** One error inside of another, such as why a move of a record is refused. */
function isError(value: unknown): value is { code: string; arguments: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'code' in value && 'arguments' in value
}

function whoIs(number: number, names: readonly string[]): string {
  return names[number] ?? say('error-player', { number: number + 1 })
}

/** "T2+T1" is a Tower Block: floors of one building are of one kind. */
function tileName(text: string): string {
  const face = FACES[text.split('+')[0] ?? '']
  return face ? say(`kind-${face.kind}`) : text
}
