/** What was said at a table lately, for the plates of those who said it. */
import type { Phrase, Spoken } from '../wire/types'
import { muted } from './muted.svelte'
import { heardLately } from './phrases'
import type { Stay } from './stay'

const TICK_MS = 1_000

/** To be called while a component is set up: it listens as long as that is there. */
export function saidLately(stay: () => Pick<Stay, 'phrases'>) {
  let now = $state(Date.now())
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), TICK_MS)
    return () => clearInterval(timer)
  })
  const all = $derived(heardLately(stay().phrases, (person) => muted.has(person), now))
  return {
    get all(): Spoken[] {
      return all
    },
    by: (seat: number): Phrase | null => all.findLast((said) => said.seat === seat)?.phrase ?? null,
  }
}
