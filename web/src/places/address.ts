/** Addresses of the page: what a path shows, and the path of what is to be shown. */
export type Place =
  | { screen: 'home' }
  | { screen: 'games' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; ply: number | null }
  | { screen: 'rules'; part: string | null }
  | { screen: 'pad' }
  | { screen: 'learn'; lesson: string | null }
  | { screen: 'unknown' }

/** What the id of a table looks like; it is also the code to join by. */
export const TABLE_CODE = /^[0-9a-z]{1,16}$/

/** What the path (and its query) of an address shows. */
export function placeOf(path: string, query = ''): Place {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean)
  if (more.length) return { screen: 'unknown' }
  const asked = new URLSearchParams(query)
  if (first === 'table' && second && TABLE_CODE.test(second)) {
    if (!third) return { screen: 'table', id: second }
    if (third === 'replay') {
      const ply = asked.get('ply')
      return { screen: 'replay', id: second, ply: ply && /^\d{1,4}$/.test(ply) ? Number(ply) : null }
    }
    return { screen: 'unknown' }
  }
  if (third) return { screen: 'unknown' }
  if (first === 'rules') return { screen: 'rules', part: second ?? null }
  if (first === 'learn') return { screen: 'learn', lesson: second ?? null }
  if (second) return { screen: 'unknown' }
  if (!first) return { screen: 'home' }
  if (first === 'games' || first === 'pad') return { screen: first }
  return { screen: 'unknown' }
}

/** The path that shows a place. */
export function pathOf(place: Place): string {
  switch (place.screen) {
    case 'home':
    case 'unknown':
      return '/'
    case 'table':
      return `/table/${place.id}`
    case 'replay':
      return `/table/${place.id}/replay${place.ply === null ? '' : `?ply=${place.ply}`}`
    case 'rules':
      return place.part ? `/rules/${place.part}` : '/rules'
    case 'learn':
      return place.lesson ? `/learn/${place.lesson}` : '/learn'
    default:
      return `/${place.screen}`
  }
}
