/** What the others at the table did besides moving: who has to hear of it, and of what. */
import type { EventView, TableView } from '../../wire/types'

/** Told in passing: nothing on the boards shows who did it. */
const DEEDS: ReadonlySet<EventView['kind']> = new Set([
  'hinted',
  'undone',
  'undo_answered',
  'resigned',
  'given',
  'returned',
])
/** One matter: what comes of it is told in place of what was said before. */
const TAKE_BACKS: ReadonlySet<EventView['kind']> = new Set(['undone', 'undo_answered'])
/** What is older was missed: the log has it. */
const FRESH_SECONDS = 20

/** The person who did it; null if nobody in particular. */
function doerOf({ kind, data }: EventView, table: TableView): string | null {
  const said = kind === 'given' ? data.by : data.person
  if (typeof said === 'string') return said
  return table.seats[Number(data.seat)]?.person ?? null
}

/** What somebody else did just now and is told in passing; `now` is the table's time, in seconds. */
export function othersDeeds(
  events: readonly EventView[],
  table: TableView,
  me: string | null,
  now: number,
): EventView[] {
  // Whoever has just agreed knows what is taken back.
  const answered = events.some((event) => event.kind === 'undo_answered' && doerOf(event, table) === me)
  return events.filter((event) => {
    if (!DEEDS.has(event.kind) || now - event.at > FRESH_SECONDS) return false
    if (event.kind === 'undone' && answered) return false
    const doer = doerOf(event, table)
    return doer !== null && doer !== me
  })
}

/** What such a deed is about, if there may be more to it. */
export function aboutOf({ kind }: EventView): string | undefined {
  return TAKE_BACKS.has(kind) ? 'take-back' : undefined
}
