/** Addresses of the page: what a path shows, and the path of what is to be shown.
 *
 * `addresses.json` lists them, screen by screen; the build puts it beside the page, where the
 * server reads at which paths the page shows something. A part like `:id` stands for any text,
 * and a screen with several addresses takes the last one whose parts are all known.
 */
import addresses from './addresses.json'

type Screen = keyof typeof addresses

export type Place =
  | { screen: 'home' }
  | { screen: 'games' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; ply: number | null }
  | { screen: 'review'; id: string; ply: number | null }
  | { screen: 'rules'; part: string | null }
  | { screen: 'pad' }
  | { screen: 'learn'; lesson: string | null }
  | { screen: 'position'; position: string | null }
  | { screen: 'about' }
  | { screen: 'unknown' }

type Found = Partial<Record<string, string>>

/** What the id of a table looks like; it is also the code to join by. */
export const TABLE_CODE = /^[0-9a-z]{1,16}$/
/** What the id of a game that is kept on this device looks like: no server has such a table. */
const DEVICE_CODE = /^device-[0-9a-z]{1,16}$/

/** Whether a game of that id is kept on this device, and not at a server. */
export const isOnDevice = (id: string): boolean => DEVICE_CODE.test(id)

const isTable = (id: string) => TABLE_CODE.test(id) || isOnDevice(id)

const NOWHERE: Place = { screen: 'unknown' }

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** Every address with its parts, in the order of the list. */
const PATTERNS = (Object.entries(addresses) as [Screen, string[]][]).flatMap(([screen, patterns]) =>
  patterns.map((pattern) => ({ screen, parts: partsOf(pattern) })),
)

/** What the named parts of a pattern stand for in a path; null if it is another path. */
function found(pattern: readonly string[], path: readonly string[]): Found | null {
  if (pattern.length !== path.length) return null
  const named: Found = {}
  for (const [at, part] of pattern.entries()) {
    if (part.startsWith(':')) named[part.slice(1)] = path[at]
    else if (part !== path[at]) return null
  }
  return named
}

/** What the path (and its query) of an address shows. */
export function placeOf(path: string, query = ''): Place {
  const parts = partsOf(path)
  for (const { screen, parts: pattern } of PATTERNS) {
    const named = found(pattern, parts)
    if (named) return shown(screen, named, new URLSearchParams(query))
  }
  return NOWHERE
}

function shown(screen: Screen, { id = '', part, lesson }: Found, asked: URLSearchParams): Place {
  switch (screen) {
    case 'table':
      return isTable(id) ? { screen, id } : NOWHERE
    case 'replay':
    case 'review': {
      const ply = asked.get('ply')
      const known = ply !== null && /^\d{1,4}$/.test(ply)
      return isTable(id) ? { screen, id, ply: known ? Number(ply) : null } : NOWHERE
    }
    case 'rules':
      return { screen, part: part ?? null }
    case 'learn':
      return { screen, lesson: lesson ?? null }
    case 'position':
      return { screen, position: asked.get('position') }
    default:
      return { screen }
  }
}

/** The path that shows a place. */
export function pathOf(place: Place): string {
  if (place.screen === 'unknown') return '/'
  const named: Partial<Record<string, string | number | null>> = place
  const known = (part: string) => !part.startsWith(':') || typeof named[part.slice(1)] === 'string'
  const pattern = PATTERNS.findLast(({ screen, parts }) => screen === place.screen && parts.every(known))
  const parts = pattern?.parts.map((part) => (part.startsWith(':') ? named[part.slice(1)] : part)) ?? []
  return `/${parts.join('/')}${queryOf(place)}`
}

function queryOf(place: Place): string {
  if ('ply' in place && place.ply !== null) return `?ply=${place.ply}`
  if (place.screen === 'position' && place.position) return `?position=${encodeURIComponent(place.position)}`
  return ''
}
