/** What happened, as the log has it: codes with arguments, the same as a server's. */
import { squareFloors } from '../board/city'
import { EMPTY, FACE_DOWN, parseSite, reachOf, SITE_SQUARES } from '../board/site'
import { faceOf } from '../wire/facts'
import type { Board, LogEntry } from '../wire/types'
import { DISCARD } from './moves'

/** The entry of a legal move at that position: which tile is taken from where, and what becomes of it. */
export function movedEntry(before: Board, seat: number, move: string): LogEntry {
  const [way = '', to = null] = move.split(':')
  const architect = Number(way.slice(0, 1))
  const spot = way.slice(1)
  const square = reachOf(spot, architect) ?? ''
  const face = parseSite(before.site)[SITE_SQUARES.indexOf(square)] ?? EMPTY
  const taken = { seat, architect, spot, square }
  if (face === EMPTY || face === FACE_DOWN) return { code: 'log/moved/nothing', arguments: taken }
  if (to === null || to === DISCARD) {
    return { code: 'log/moved/discarded', arguments: { ...taken, face } }
  }
  const floor = squareFloors(before.mode, before.cities[seat] ?? '', to).length + 1
  const { inhabitants, energy, mayor } = faceOf(face)
  return {
    code: 'log/moved/placed',
    arguments: { ...taken, face, to, floor, inhabitants, energy, mayor },
  }
}

/** The entry of a round that is laid out. */
export function dealtEntry(round: number): LogEntry {
  return { code: 'log/dealt', arguments: { round } }
}
