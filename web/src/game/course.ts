/** The course of a game: what every event made of the board, played again by the kernel. */
import { EMPTY, formatSite, parseSite, SITE_SQUARES } from '../board/site'
import { kernel, Refused } from '../kernel/kernel'
import type { EventView, GameView, Setup } from '../wire/types'
import { whereaboutsOf } from './log'
import { seenGame } from './seeing'
import type { Stage } from './speeds'

/** An event that changed the board, with the game before and after it. */
export interface Turning {
  event: EventView
  before: GameView
  after: GameView
  /** What else happened with it, in order. */
  along: EventView[]
}

/** The position after that event; the same one if it is about something else. */
function positionAfter(position: string, { kind, data }: EventView): string {
  if (kind === 'moved') return kernel().play(position, String(data.move))
  if (kind === 'dealt') return kernel().deal(position, formatSite(data.site as string[]))
  return position
}

/** What these events made of a game, one after the other; null if they do not belong to it. */
export function courseOf(game: GameView, events: readonly EventView[]): Turning[] | null {
  const found: Turning[] = []
  const early: EventView[] = []
  let before = game
  try {
    for (const event of events) {
      const position = positionAfter(before.position, event)
      if (position === before.position) {
        ;(found.at(-1)?.along ?? early).push(event)
        continue
      }
      const after = seenGame({ position, allocations: {}, ply: before.ply + 1 })
      found.push({ event, before, after, along: [] })
      before = after
    }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
  found[0]?.along.unshift(...early)
  return found
}

/** The boards while a move is shown: the tile is gone, then it stands, then the Urbanist has followed.
 *
 * After the last move of a round the site is cleared; here it is still as the move has left it.
 */
export function boardAt(stage: Stage, { event, before, after }: Turning): GameView {
  const { square, spot } = whereaboutsOf(event.log) ?? {}
  const { seat, architect } = event.log.arguments as { seat: number; architect: number }
  const old = before.state
  const faces = parseSite(old.site).map((face, at) => (SITE_SQUARES[at] === square ? EMPTY : face))
  const pool = old.common_pool ? 0 : seat
  const architects = old.architects.map((left, at) =>
    at === pool ? left.toSpliced(left.indexOf(architect), 1) : left,
  )
  const spots = { ...old.spots, ...(spot ? { [spot]: { player: seat, architect } } : {}) }
  const site = formatSite(faces)
  if (stage === 'taken') return { ...before, state: { ...old, site, spots, architects } }
  const { round, turn, urbanist } = old
  const state = { ...after.state, round, turn, site, spots, architects, urbanist }
  if (stage === 'landed') return { ...after, blocked: before.blocked, state }
  return { ...after, state: { ...state, urbanist: square ?? urbanist } }
}

/** The position before the first deal. */
function positionAtStart(setup: Setup, events: readonly EventView[]): string {
  const { mode, seats, playgrounds } = setup
  const start = events.find(({ kind }) => kind === 'started')
  const first = Number(start?.data.first_player ?? 0)
  return kernel().start({ mode, players: seats, playgrounds, first_player: first })
}

/** The game before anything was dealt. */
export function gameAtStart(setup: Setup, events: readonly EventView[]): GameView {
  return seenGame({ position: positionAtStart(setup, events), allocations: {}, ply: 0 })
}

/** Everyone's points when the round began that the last of these events belongs to. */
export function pointsAtRoundStart(setup: Setup, events: readonly EventView[]): number[] {
  const positions = [positionAtStart(setup, events)]
  let began = 0
  for (const event of events) {
    if (event.kind === 'undone') positions.splice(-Number(event.data.moves))
    const last = positions.at(-1) ?? ''
    const next = positionAfter(last, event)
    if (next !== last) positions.push(next)
    if (event.kind === 'dealt') began = positions.length - 1
  }
  return kernel()
    .see(positions[began] ?? '')
    .sheets.map(({ total }) => total)
}
