/** Who I am to the server: a guest with a name, or nobody yet. */
import { say } from '../text/text.svelte'
import { chooseName, forgetMe, whoAmI } from '../wire/api'
import type { Me } from '../wire/types'

class Identity {
  /** Null for somebody without a name, undefined until the server has said it. */
  person = $state.raw<Me | null | undefined>(undefined)
}

const identity = new Identity()
let asked: Promise<Me | null> | undefined

/** Who I am as far as it is known now; asks the server at the first call. */
export function me(): Me | null | undefined {
  if (!asked) void knownMe().catch(() => undefined)
  return identity.person
}

/** Who I am, once the server has said it. */
export async function knownMe(): Promise<Me | null> {
  asked ??= whoAmI()
  try {
    const person = await asked
    if (identity.person === undefined) identity.person = person
    if (person) rememberName(person.name)
    return identity.person ?? null
  } catch (error) {
    asked = undefined
    throw error
  }
}

/** Take a name, or another one. */
export async function callMe(name: string): Promise<Me> {
  const person = await chooseName(name)
  asked = Promise.resolve(person)
  identity.person = person
  rememberName(person.name)
  keep(GIVEN, '')
  return person
}

/** Me, if I have chosen what I am called: before others are told it, whoever was given a name is asked. */
export async function namedMe(): Promise<Me | null> {
  const person = me() ?? (await knownMe())
  return person && person.name !== kept(GIVEN) ? person : null
}

/** Delete everything about me; I am nobody then. */
export async function forget(): Promise<void> {
  await forgetMe()
  rememberName('')
  asked = Promise.resolve(null)
  identity.person = null
}

/** Me, with a friendly name given to whoever has none: nothing is asked before a first game. */
export async function someMe(): Promise<Me> {
  const known = await knownMe()
  if (known) return known
  const given = await callMe(guestName(Math.random()))
  keep(GIVEN, given.name)
  return given
}

const STORED = 'quadropolis-name'
/** The name that was given to me, until I choose one. */
const GIVEN = 'quadropolis-name-given'

function keep(key: string, name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // Private windows may refuse.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // as above
  }
}

/** Let this device know what I am called, for times without a server. */
export const rememberName = (name: string): void => keep(STORED, name)

/** What I am called on this device: as the server knows me, or as I was called here last. */
export function deviceName(): string {
  const name = identity.person?.name ?? kept(STORED)?.slice(0, LONGEST_NAME)
  if (name) return name
  const given = guestName(Math.random())
  rememberName(given)
  return given
}

const LONGEST_NAME = 24

/** One of the catalogue's names for guests; `chance` from 0 up to 1 says which. */
export function guestName(chance: number): string {
  const names = say('me-guest-names').split(',')
  return (names[Math.floor(chance * names.length)] ?? names[0] ?? '').trim()
}
