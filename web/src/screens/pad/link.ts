/** A whole pad as the part of a link behind the `#`, so that a result can be sent to the others. */
import { formatCity, parseCity } from '../../board/city'
import { cityRefusal } from '../../game/seeing'
import { MODES, type ModeName } from '../../wire/facts'
import { FEWEST, MOST, type Pad, type PadPlayer } from './pad'

const LETTERS: Record<ModeName, string> = { classic: 'c', expert: 'x' }
const PLAYGROUNDS = 'q'
const LONGEST_NAME = 40
const MOST_RESOURCES = 1_000

/** `cq~Ann!T2-T1__S…!12!`: mode, then name, city, inhabitants and energy of every player. */
export function linkOf(pad: Pad): string {
  const head = LETTERS[pad.mode] + (pad.playgrounds ? PLAYGROUNDS : '')
  return [head, ...pad.players.map(playerPart)].join('~')
}

function playerPart(player: PadPlayer): string {
  const name = encodeURIComponent(player.name).replace(/[~!]/g, (sign) => (sign === '~' ? '%7E' : '%21'))
  const squares = parseCity(player.city).map((floors) => floors.join('-'))
  const city = squares.join('_').replace(/_+$/, '')
  const counted = [player.inhabitants ?? '', player.energy ?? ''].join('!')
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
  const [coded = '', city = '', inhabitants = '', energy = ''] = part.split('!')
  const given = city.split('_')
  if (given.length > squares.length) return null
  const floors = squares.map((_, at) => (given[at] ? given[at].split('-') : []))
  const text = formatCity(floors, columns)
  if (cityRefusal(mode, text)) return null
  const numbers = [inhabitants, energy].map(countOf)
  if (numbers.includes(undefined)) return null
  try {
    return {
      name: decodeURIComponent(coded).slice(0, LONGEST_NAME),
      city: text,
      inhabitants: numbers[0] ?? null,
      energy: numbers[1] ?? null,
    }
  } catch {
    return null
  }
}

/** A number of resources; null for none given, undefined for nonsense. */
function countOf(text: string): number | null | undefined {
  if (text === '') return null
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return count <= MOST_RESOURCES ? count : undefined
}
