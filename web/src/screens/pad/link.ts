/** A whole pad as the part of a link behind the `#`, so that a result can be sent to the others. */
import { formatCity, parseCity } from '../../board/city'
import { cityRefusal } from '../../game/seeing'
import { MODES, type ModeName } from '../../wire/facts'
import type { Allocation } from '../../wire/types'
import { FEWEST, layingRefusal, MOST, type Pad, type PadPlayer } from './pad'

const LETTERS: Record<ModeName, string> = { classic: 'c', expert: 'x' }
const PLAYGROUNDS = 'q'
const LONGEST_NAME = 40
const MOST_RESOURCES = 1_000
/** Somebody put nothing anywhere. */
const NOTHING = '0'

/** `cq~Ann!T2-T1__S…!12!!b201-c110`: mode, then of every player name, city, inhabitants, energy, and
 * what was put where: square, inhabitants, energy.
 */
export function linkOf(pad: Pad): string {
  const head = LETTERS[pad.mode] + (pad.playgrounds ? PLAYGROUNDS : '')
  return [head, ...pad.players.map(playerPart)].join('~')
}

function playerPart(player: PadPlayer): string {
  const name = encodeURIComponent(player.name).replace(/[~!]/g, (sign) => (sign === '~' ? '%7E' : '%21'))
  const squares = parseCity(player.city).map((floors) => floors.join('-'))
  const city = squares.join('_').replace(/_+$/, '')
  const laid = Object.entries(player.allocation ?? {})
    .map(([square, { inhabitants, energy }]) => `${square}${inhabitants}${energy}`)
    .join('-')
  const chosen = player.allocation ? laid || NOTHING : ''
  const counted = [player.inhabitants ?? '', player.energy ?? '', chosen].join('!')
  return [name, city, counted].join('!').replace(/!+$/, '')
}

/** The pad of a link; null if it is none. */
export function padOf(link: string): Pad | null {
  const [head = '', ...parts] = link.replace(/^#/, '').split('~')
  const mode = (Object.keys(LETTERS) as ModeName[]).find((name) => LETTERS[name] === head[0])
  if (!mode || !['', PLAYGROUNDS].includes(head.slice(1))) return null
  if (parts.length < FEWEST || parts.length > MOST) return null
  const players = parts.map((part) => playerOf(mode, part))
  if (players.some((player) => player === null)) return null
  return { mode, playgrounds: head.endsWith(PLAYGROUNDS), players: players as PadPlayer[] }
}

function playerOf(mode: ModeName, part: string): PadPlayer | null {
  const { squares, columns } = MODES[mode]
  const [coded = '', city = '', inhabitants = '', energy = '', laid = ''] = part.split('!')
  const given = city.split('_')
  if (given.length > squares.length) return null
  const floors = squares.map((_, at) => (given[at] ? given[at].split('-') : []))
  const text = formatCity(floors, columns)
  if (cityRefusal(mode, text)) return null
  const numbers = [inhabitants, energy].map(countOf)
  const allocation = allocationOf(laid)
  if (numbers.includes(undefined) || allocation === undefined) return null
  try {
    const player = {
      name: decodeURIComponent(coded).slice(0, LONGEST_NAME),
      city: text,
      inhabitants: numbers[0] ?? null,
      energy: numbers[1] ?? null,
      allocation,
    }
    const pad = { mode, playgrounds: false, players: [player] }
    return allocation && layingRefusal(pad, player, allocation) ? null : player
  } catch {
    return null
  }
}

/** What lies where; null for none given, undefined for nonsense. */
function allocationOf(text: string): Allocation | null | undefined {
  if (text === '') return null
  if (text === NOTHING) return {}
  const found: Allocation = {}
  for (const part of text.split('-')) {
    const [, square, inhabitants, energy] = /^([a-e][1-4])(\d)(\d)$/.exec(part) ?? []
    if (!square || square in found) return undefined
    found[square] = { inhabitants: Number(inhabitants), energy: Number(energy) }
  }
  return found
}

/** A number of resources; null for none given, undefined for nonsense. */
function countOf(text: string): number | null | undefined {
  if (text === '') return null
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return count <= MOST_RESOURCES ? count : undefined
}
