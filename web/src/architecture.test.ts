/** The shape of the page: which room may import which, and how long a file may be. */
import { describe, expect, it } from 'vitest'

import { MODES } from './wire/facts'

const LONGEST_FILE = 400

// Each room and the rooms it may import; nothing imports against these arrows.
const LOW = ['styles', 'wire', 'kernel', 'text', 'places', 'drawings']
const SHARED = [...LOW, 'parts', 'board', 'game', 'local']
const SCREENS = [
  'home',
  'seats',
  'table',
  'end',
  'replay',
  'review',
  'learn',
  'rules',
  'pad',
  'position',
  'about',
].map((name) => `screens/${name}`)
const ARROWS: Record<string, readonly string[]> = {
  styles: [],
  wire: [],
  places: ['wire'],
  // The rules, compiled: they say what is allowed and what it is worth, and know no screen.
  kernel: ['wire'],
  text: ['wire'],
  drawings: ['styles', 'wire'],
  parts: LOW,
  board: LOW,
  game: [...LOW, 'parts', 'board'],
  // Games on this device: tables like any other, to those who look at them.
  local: [...LOW, 'parts', 'board', 'game'],
  // No screen imports another: what two of them need is a part, or of the game.
  ...Object.fromEntries(SCREENS.map((screen) => [screen, SHARED])),
  app: [...SHARED, ...SCREENS],
}

/** Sources by their path below src/; what tools write is not ours to shorten. */
const SOURCES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./wire/schema.d.ts', '!./architecture.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.slice('./'.length), text]),
)
const PATHS = Object.keys(SOURCES)

/** `from '../a'`, `import '../a'`, `import('../a')` and `@import './a'`, whatever is asked of it (`?raw`). */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"?]+)\??[^'"]*\1/g

/** The room of a path: the folder it stands in, for screens that of the screen. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'screens' ? `${first}/${second}` : first
}

/** The paths below src/ that a source imports; what stands outside of it is the package's, or public. */
function importsOf(path: string, text: string): string[] {
  const root = '/project/web/src/'
  return [...text.matchAll(IMPORTED)]
    .map(([, , to = '']) => new URL(to, `page://${root}${path}`).pathname)
    .filter((to) => to.startsWith(root))
    .map((to) => to.slice(root.length))
}

describe('the rooms of the page', () => {
  it('are all in the table, and only they', () => {
    expect([...new Set(PATHS.map(roomOf))].sort()).toEqual(Object.keys(ARROWS).sort())
  })

  it('have arrows that lead down only', () => {
    const reached = (room: string): string[] =>
      (ARROWS[room] ?? []).flatMap((below) => [below, ...reached(below)])
    // Going round in circles would not end here.
    for (const room of Object.keys(ARROWS)) expect(reached(room)).not.toContain(room)
  })

  it.each(PATHS)('%s imports along the arrows', (path) => {
    const room = roomOf(path)
    const rooms = importsOf(path, SOURCES[path] ?? '').map(roomOf)
    expect(rooms.filter((other) => other !== room && !ARROWS[room]?.includes(other))).toEqual([])
  })

  it('finds imports of every form', () => {
    const text = `
      import Tile from '../../drawings/Tile.svelte'
      import '../../styles/base.css'
      import {
        say,
      } from '../../text/text.svelte'
      const later = () => import('../end/EndScreen.svelte')
      import paint from '../../styles/paint.css?raw'
      import rules from '../../../../src/quadropolis/data/rules.json'
      @import './own.css';
      import { mount } from 'svelte'`
    expect(importsOf('screens/table/GameTable.svelte', text).map(roomOf)).toEqual([
      'drawings',
      'styles',
      'text',
      'screens/end',
      'styles',
      'screens/table',
    ])
  })
})

it.each(PATHS)('%s can be read in one sitting', (path) => {
  expect((SOURCES[path] ?? '').trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_FILE)
})

describe('the rules', () => {
  // What is printed on tiles, mats and helper cards is shown, and nothing else is done with it.
  const PRINTED: Record<string, readonly string[]> = {
    COSTS: [
      'board/city.ts',
      'board/CitySquare.svelte',
      'drawings/CostOctagon.svelte',
      'drawings/Tile.svelte',
      'game/allocating.ts',
      'game/scoreTables.ts',
      'screens/end/LaidBuilding.svelte',
      'screens/learn/lesson.ts',
    ],
    // Tables of points: the helper card, what a telling says, and the end of a Shop's table.
    '(?:tower|shop|public_service|park|factory|harbor|office|monument)\\b(?=[.[])': [
      'game/scoreTables.ts',
      'screens/end/LaidBuilding.svelte',
    ],
    '(?:as unknown as Record<string, unknown>)': ['game/scoreTables.ts'],
    // The numbers that architects match are part of the mat.
    'facts\\.numbers': ['board/city.ts'],
  }
  const READING = PATHS.filter((path) => !path.endsWith('.test.ts') && !path.startsWith('wire/'))

  it.each(Object.entries(PRINTED))('%s is read where it is drawn', (what, where) => {
    const reads = new RegExp(`(?<![\\w'-])${what}`)
    const found = READING.filter((path) => {
      const text = (SOURCES[path] ?? '').replace(/<style[^]*/, '')
      return text.includes("/wire/facts'") && reads.test(text.replace(/^ *import .*$/gm, ''))
    })
    expect(found.filter((path) => !where.includes(path))).toEqual([])
  })

  it('have no tables of numbers but the generated ones', () => {
    const tables = Object.values(MODES).flatMap((mode) => [
      ...[mode.tower, mode.shop, mode.public_service, mode.park, mode.harbor, ...mode.office],
      ...[mode.factory, mode.monument].map((worth) => Object.values(worth)),
    ])
    const written = (path: string) =>
      [...(SOURCES[path] ?? '').matchAll(/(?:-?\d+\s*,\s*){2,}-?\d+/g)].map(([list]) =>
        list.replace(/\s/g, ''),
      )
    const found = READING.flatMap((path) =>
      written(path)
        .filter((list) => tables.some((table) => holds(list, table)))
        .map((list) => `${path}: ${list}`),
    )
    expect(found).toEqual([])
  })

  it('are the kernel: nothing else in the page finds moves, places or points', () => {
    // Whoever wants to know where a tile may stand or what a city is worth, asks.
    const words = /\b(?:stackable|legalMoves|isLegal|canPlace|mayPlace|scoreOf|pointsFor)\b/
    expect(READING.filter((path) => words.test(SOURCES[path] ?? ''))).toEqual([])
  })

  /** Whether a list has a table's numbers one after the other, with or without its zero. */
  function holds(list: string, table: readonly number[]): boolean {
    const shown = table.filter((_, at) => at > 0 || table[0] !== 0)
    const counting = shown.every((number, at) => number === (shown[0] ?? 0) + at)
    return shown.length >= 3 && !counting && `,${list},`.includes(`,${shown.join(',')},`)
  }
})
