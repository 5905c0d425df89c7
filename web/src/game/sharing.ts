/** The end of a game for others: as a picture, and in words. */
import { say } from '../text/text.svelte'
import type { Sheet } from '../wire/types'
import type { ModeName } from '../wire/facts'
import { listed } from './names'
import { plain } from './numbers'
import { drawPad } from './picture'
import { categoriesOf } from './sheets'
import { type Result, verdictOf } from './verdict'

export interface Ending {
  mode: ModeName
  playgrounds: boolean
  names: string[]
  cities: string[]
  sheets: Sheet[]
  result: Result
  /** By seat, how many hints somebody asked for. */
  hints?: number[]
  /** By seat, how many moves a bot made in somebody's place. */
  helped?: number[]
}

function verdictIn({ result, sheets, names }: Ending): string {
  const { winner, why } = verdictOf(result, sheets, names, listed)
  return [winner, why].flatMap((part) => (part ? [say(part.key, part.values)] : [])).join(' ')
}

function subtitleOf({ mode, names, playgrounds }: Ending): string {
  return say('end-summary', {
    mode: say(`mode-${mode}`),
    count: names.length,
    playgrounds: playgrounds ? 'yes' : 'no',
  })
}

/** Who has how many points, the best first, and what decided it. */
export function endingText(ending: Ending): string {
  const { names, result } = ending
  const lines = result.scores
    .map((points, seat) => ({ points, seat, won: result.winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
    .map(({ points, seat }, place) => `${place + 1}. ${names[seat] ?? ''}: ${plain(points)}`)
  const head = `${say('page-title')}, ${subtitleOf(ending)}`
  return [head, ...lines, verdictIn(ending), ...helpIn(ending)].join('\n')
}

/** Who had moves made by a bot, and who asked for hints. */
function helpIn({ names, helped, hints }: Ending): string[] {
  const said = (key: string, counts: number[] = []) =>
    counts.flatMap((count, seat) => (count ? [say(key, { name: names[seat] ?? '', count })] : []))
  return [...said('end-helped-of', helped), ...said('end-hints-of', hints)]
}

/** The pad's drawing of it; null where the browser draws nothing. */
export function endingPicture(ending: Ending): HTMLCanvasElement | null {
  const { mode, names, cities, sheets, result } = ending
  return drawPad({
    title: say('page-title'),
    subtitle: subtitleOf(ending),
    names,
    winners: result.winners,
    rows: categoriesOf(mode).map((category) => ({
      name: say(`category-${category}`),
      category,
      points: sheets.map((sheet) => sheet.categories[category]),
    })),
    total: { name: say('end-total'), points: result.scores },
    cities,
    mode,
    verdict: [verdictIn(ending), ...helpIn(ending)].join(' '),
  })
}
