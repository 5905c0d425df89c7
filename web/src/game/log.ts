/** What happened at a table, in words, and where on the boards it happened. */
import { sayFace, saySpot } from '../board/words'
import { botName } from '../text/bots'
import { say } from '../text/text.svelte'
import { faceOf, type ModeName } from '../wire/facts'
import type { LogEntry } from '../wire/types'
import { listed } from './names'

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Whoever reads it, at a seat of their own: what they did is told to them. */
export interface Reader {
  seat: number
  person: string | null
}

/** A line of the log. `people` has the names of persons by id, for what is not done by a seat. */
export function sayLog(
  entry: LogEntry,
  names: readonly string[],
  mode: ModeName,
  people: Record<string, string> = {},
  reader: Reader | null = null,
): string {
  const given = entry.arguments
  const seat = typeof given.seat === 'number' ? given.seat : null
  const name = seat === null ? person(given.person ?? given.by, people) : (names[seat] ?? nameless(seat))
  const mine = seat === null ? text(given.person ?? given.by) === reader?.person : seat === reader?.seat
  const you = mine ? 'yes' : 'no'
  switch (entry.code) {
    case 'log/moved/placed':
      return say('log-placed', {
        name,
        you,
        architect: text(given.architect),
        spot: text(given.spot),
        kind: kind(given.face),
        tile: sayFace(text(given.face)),
        square: text(given.to),
        floor: Number(given.floor ?? 1),
        mayor: given.mayor ? 'yes' : 'no',
      })
    case 'log/moved/discarded':
      return say('log-discarded', { name, you, architect: text(given.architect), kind: kind(given.face) })
    case 'log/moved/nothing':
      return say('log-nothing', {
        name,
        you,
        architect: text(given.architect),
        spot: saySpot(text(given.spot)),
      })
    case 'log/dealt':
      return say('log-dealt', { round: Number(given.round) })
    case 'log/created':
      return say('log-created', { mode: say(`mode-${mode}`) })
    case 'log/sat':
      return say('log-sat', { name })
    case 'log/left':
      return say('log-left', { name })
    case 'log/bot_sat':
      return say('log-bot-sat', { bot: botName(text(given.bot)) })
    case 'log/shared':
      // A share of the shuffle is for the record: to those who play it says nothing.
      return ''
    case 'log/paused':
      return say('log-paused', { seconds: Math.round(Number(given.seconds ?? 0)) })
    case 'log/hinted':
      return say('log-hinted', { name, you, step: text(given.step) })
    case 'log/started':
      return say('log-started')
    case 'log/undone':
      return say('log-undone', { name, you, moves: Number(given.moves ?? 1) })
    case 'log/undo_asked':
      return say('log-undo-asked', { name, you, moves: Number(given.moves ?? 1) })
    case 'log/undo_answered':
      return say('log-undo-answered', { name, you, agrees: given.agrees ? 'yes' : 'no' })
    case 'log/resigned':
      return say('log-resigned', { name, you, bot: botName(text(given.bot)) })
    case 'log/given':
      return say('log-given', { name, you, bot: botName(text(given.bot)) })
    case 'log/returned':
      return say('log-returned', { name, you })
    case 'log/confirmed':
      return say('log-confirmed', { name, you })
    case 'log/finished':
      return finished(given.winners, given.scores, names)
    case 'log/ended':
      return say('log-ended')
    case 'log/rematched':
      return say('log-rematched')
  }
}

function finished(winners: unknown, scores: unknown, names: readonly string[]): string {
  const won = Array.isArray(winners) ? winners.map(Number) : []
  const points = Array.isArray(scores) ? Number(scores[won[0] ?? 0]) : 0
  const who = listed(won.map((seat) => names[seat] ?? nameless(seat)))
  return say('log-finished', { winners: who, points, count: won.length })
}

const kind = (face: unknown) => say(`a-kind-${faceOf(text(face)).kind}`)
const nameless = (seat: number) => say('table-player', { number: seat + 1 })

function person(id: unknown, people: Record<string, string>): string {
  return people[text(id)] ?? say('log-somebody')
}

/** Where on the boards something is shown. */
export interface Whereabouts {
  /** A square and a spot of the site, and the tile that was taken there. */
  square: string | null
  spot: string | null
  face: string | null
  /** The player, and the square of that player's city. */
  seat: number | null
  to: string | null
}

/** What a line of the log points at; null if it is nowhere on the boards. */
export function whereaboutsOf(entry: LogEntry): Whereabouts | null {
  if (!entry.code.startsWith('log/moved')) return null
  const { square, spot, face, seat, to } = entry.arguments
  return {
    square: typeof square === 'string' ? square : null,
    spot: typeof spot === 'string' ? spot : null,
    face: typeof face === 'string' ? face : null,
    seat: typeof seat === 'number' ? seat : null,
    to: typeof to === 'string' ? to : null,
  }
}
