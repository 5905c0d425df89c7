/** The first step of a hint: the part of a board where its move is found, without the move itself. */
import { cityPlan, columnSign, rowSign } from '../../board/city'
import { SITE_SQUARES } from '../../board/site'
import { DISCARD } from '../../game/moves'
import type { Reason } from '../../kernel/insight'
import type { ModeName } from '../../wire/facts'
import type { MoveView } from '../../wire/types'

export interface Nudge {
  board: 'site' | 'city'
  /** What of it: a row, a column or a district, and which. */
  part: 'row' | 'column' | 'district'
  line: string
  squares: string[]
  /** Somebody else wants something there. */
  wantedBy: number | null
}

/** Where to look for a move: in my city if it is about that, else along the line that it takes from. */
export function nudgeOf(mode: ModeName, move: MoveView, reasons: readonly Reason[]): Nudge {
  const [first] = reasons
  const own = first?.kind === 'now' || first?.kind === 'prepares'
  if (own && move.to !== null && move.to !== DISCARD) return inCity(mode, move.architect, move.to)
  return onSite(move.spot, move.square, first?.kind === 'takes' ? first.player : null)
}

function onSite(spot: string, square: string, wantedBy: number | null): Nudge {
  const down = spot.startsWith('N') || spot.startsWith('S')
  const sign = down ? columnSign : rowSign
  const squares = SITE_SQUARES.filter((other) => sign(other) === sign(square))
  return { board: 'site', part: down ? 'column' : 'row', line: sign(square), squares, wantedBy }
}

/** Where squares carry no numbers of their own, architects match rows and columns; else districts. */
function inCity(mode: ModeName, architect: number, to: string): Nudge {
  const all = cityPlan(mode).rows.flat()
  const there = all.find(({ name }) => name === to)
  const named = (part: Nudge['part'], line: string, inside: (square: (typeof all)[number]) => boolean) => ({
    board: 'city' as const,
    part,
    line,
    squares: all.filter(inside).map(({ name }) => name),
    wantedBy: null,
  })
  if (there?.number !== null)
    return named('district', String(there?.district), ({ district }) => district === there?.district)
  if (there.row + 1 === architect) return named('row', rowSign(to), ({ row }) => row === there.row)
  return named('column', String(there.column + 1), ({ column }) => column === there.column)
}
