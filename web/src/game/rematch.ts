/** Another game after this one: who invites to it, and taking one's seat there in one touch. */
import { SvelteSet } from 'svelte/reactivity'

import { noticeOffer, withdraw } from '../parts/notices.svelte'
import { playSound } from '../parts/sounds'
import { go } from '../places/place.svelte'
import { say } from '../text/text.svelte'
import { command, tableOf } from '../wire/api'
import type { EventView } from '../wire/types'
import { peopleNames } from './names'
import type { Stay } from './stay'

const OFFER = 'accept-rematch'
/** So much of a button is seen when it is seen. */
const MOSTLY = 0.9

/** Where I have gone from here already: who comes back is not invited again. */
const joined = new SvelteSet<string>()

/** Who invites me to another game; nothing if it was I, if I have gone there, or have not played. */
export function inviterOf({ table, events, mySeats }: Stay): string {
  if (table?.rematch && joined.has(table.rematch)) return ''
  const by = events.findLast(({ kind }) => kind === 'rematched')?.data.by
  const mine = table?.seats[mySeats[0] ?? -1]?.person
  return typeof by === 'string' && table && mine && by !== mine ? (peopleNames(table)[by] ?? '') : ''
}

/** Somebody invites me just now: it is said wherever I look, and stays until I answer. */
export function tellInvitation(stay: Stay, events: readonly EventView[]): void {
  const id = events.findLast(({ kind }) => kind === 'rematched')?.data.table
  const name = inviterOf(stay)
  if (typeof id !== 'string' || !name) return
  offer(id, name)
}

function offer(id: string, name: string): void {
  playSound('turn')
  noticeOffer(say('end-invited', { name }), {
    label: say('seats-accept'),
    name: OFFER,
    act: () => void joinRematch(id),
  })
}

/** So often whoever looks back at a game asks whether another one was begun after it. */
const LOOKED_MS = 8_000

/** Somebody of these names looks back at a game: an invitation that waits for them reaches them there, too. */
export function watchInvitation(id: string, names: readonly string[]): () => void {
  let ended = false
  const look = async () => {
    if (document.hidden) return
    const { rematch } = await tableOf(id)
    if (!rematch) return
    const { status, host, seats } = await tableOf(rematch)
    const name = seats.find(({ person }) => person !== null && person === host)?.name
    const waits = status === 'open' && seats.some(({ invited }) => invited && names.includes(invited))
    if (waits && name && !ended && !joined.has(rematch)) offer(rematch, name)
    // There is one rematch, and whoever is invited is so from its beginning.
    end()
  }
  // What was not heard is asked again soon.
  const ask = () => void look().catch(() => undefined)
  const timer = setInterval(ask, LOOKED_MS)
  const end = () => {
    ended = true
    clearInterval(timer)
  }
  ask()
  return end
}

/** Where the invitation stands as a button, it is told there: once that is seen, it is no longer said besides. */
export function saidHere(button: HTMLElement): () => void {
  const seeing = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ intersectionRatio }) => intersectionRatio >= MOSTLY)) withdraw(OFFER)
    },
    { threshold: MOSTLY },
  )
  seeing.observe(button)
  return () => seeing.disconnect()
}

/** Sit down there and go. Whoever comes too late sees there how it is. */
export async function joinRematch(id: string): Promise<void> {
  withdraw(OFFER)
  joined.add(id)
  await command(id, { type: 'sit' }).catch(() => undefined)
  go({ screen: 'table', id })
}
