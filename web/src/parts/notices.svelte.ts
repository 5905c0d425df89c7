/** Short notices at the edge of the page: said once, gone after a while. */
import { sayError } from '../text/errors'

interface Notice {
  id: number
  text: string
  kind: 'plain' | 'good' | 'bad'
  /** What it is about: something newer about it takes its place. */
  about?: string | undefined
  /** What the reader may do about it; such a notice stays until then. */
  offer?: Offer
}

interface Offer {
  label: string
  name: string
  act: () => void
}

const SHOWN_MS = 6_000

class NoticeList {
  list = $state.raw<Notice[]>([])
}

const notices = new NoticeList()
let last = 0

/** What is shown now, oldest first. */
export function shownNotices(): readonly Notice[] {
  return notices.list
}

/** Say something in passing. */
export function notice(text: string, kind: Notice['kind'] = 'plain', about?: string): void {
  const id = ++last
  const old = (other: Notice) => other.text === text || (about !== undefined && other.about === about)
  notices.list = [...notices.list.filter((other) => !old(other)).slice(-2), { id, text, kind, about }]
  setTimeout(() => dismiss(id), SHOWN_MS)
}

/** Say something and offer to do it; it stays until that is done or put away. */
export function noticeOffer(text: string, offer: Offer): void {
  const others = notices.list.filter((other) => other.offer?.name !== offer.name)
  notices.list = [...others, { id: ++last, text, kind: 'plain', offer }]
}

/** An offer, or what was said about something, holds no more. */
export function withdraw(name: string): void {
  notices.list = notices.list.filter(({ offer, about }) => offer?.name !== name && about !== name)
}

/** Say in words what went wrong. */
export function noticeError(error: unknown, names: readonly string[] = []): void {
  notice(sayError(error, names), 'bad')
}

/** Put a notice away before its time. */
export function dismiss(id: number): void {
  notices.list = notices.list.filter((other) => other.id !== id)
}
