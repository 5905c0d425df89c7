/** My games as they are listed, and the codes of others' tables. */
import { TABLE_CODE } from '../../places/address'
import type { MyTable } from '../../wire/types'

type GameStanding = 'yours' | 'invited' | 'running' | 'open' | 'over'

/** What a game of mine waits for. */
export function standingOf(table: MyTable): GameStanding {
  if (table.status === 'finished' || table.status === 'ended') return 'over'
  if (table.your_turn) return 'yours'
  if (table.invited) return 'invited'
  return table.status === 'open' ? 'open' : 'running'
}

const ORDER: GameStanding[] = ['yours', 'invited', 'running', 'open', 'over']

/** My games: those that wait for me first, then by the latest change. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => ORDER.indexOf(standingOf(table))
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed)
}

/** The game to go on with: the first that has begun and waits for me, or for others. */
export function goingOn(tables: readonly MyTable[]): MyTable | null {
  const running = sorted(tables).find((table) => ['yours', 'running'].includes(standingOf(table)))
  return running ?? null
}

/** The code in what somebody typed or pasted: the code itself, or a link to the table. */
export function codeIn(text: string): string | null {
  const plain = text.trim().toLowerCase()
  const linked = /\/table\/([0-9a-z]+)(?![-0-9a-z])/.exec(plain)?.[1]
  const code = linked ?? plain.replace(/[\s-]/g, '')
  return TABLE_CODE.test(code) ? code : null
}
