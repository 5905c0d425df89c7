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
  return person
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
  return (await knownMe()) ?? (await callMe(guestName(Math.random())))
}

const STORED = 'quadropolis-name'

/** Let this device know what I am called, for times without a server. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(STORED, name)
  } catch {
    // Private windows may refuse.
  }
}

/** What I am called on this device: as the server knows me, or as I was called here last. */
export function deviceName(): string {
  let known: string | null = null
  try {
    known = localStorage.getItem(STORED)
  } catch {
    // As above.
  }
  const name = identity.person?.name ?? known?.slice(0, LONGEST_NAME)
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
