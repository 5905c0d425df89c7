/** Links for people elsewhere, as far as the server knows how they reach it. */
import { reachable } from '../wire/api'
import type { Reachable } from '../wire/types'
import { linkForOthers } from './reach'

let asked: Promise<Reachable | null> | null = null

/** How others reach the server; null if that cannot be known. It is asked once. */
export function howOthersReachIt(): Promise<Reachable | null> {
  asked ??= reachable().catch(() => null)
  return asked
}

/** The link that others can open, for one that works here. */
export async function linkOutside(link: string): Promise<string> {
  return linkForOthers(link, await howOthersReachIt())
}
