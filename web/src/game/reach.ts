/** The address under which others reach a table: not every link that works here works elsewhere. */
import type { Reachable } from '../wire/types'

/** Whether that host is the machine itself, for whoever asks. */
export function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host) || host.endsWith('.localhost')
  )
}

/** The link to send to others, for one that works here. */
export function linkForOthers(link: string, reach: Reachable | null): string {
  const { hostname, pathname, search, hash } = new URL(link)
  const base = reach?.public_url ?? (isThisMachine(hostname) ? reach?.addresses[0] : undefined)
  return base ? base + pathname + search + hash : link
}

/** Whether nobody else can open it: the server listens to this machine alone. */
export function isOnlyHere(link: string, reach: Reachable | null): boolean {
  if (!reach || reach.public_url) return false
  return reach.this_machine_only && isThisMachine(new URL(link).hostname)
}
