/**
 * The rules in the page: the kernel of `cpp/`, compiled to WebAssembly, under typed verbs.
 *
 * Plain arguments go in and JSON comes out, in the shapes of the server's API. Positions, sites,
 * cities and moves travel as their texts. Whatever is refused is thrown as `Refused`, with the code
 * and the arguments of the rules' own errors.
 */
import { Refusal } from '../wire/refusal'
import type {
  Allocation,
  Blocked,
  Board,
  MoveView,
  ResultData,
  ScoredCity,
  ScoredTable,
  ScoreRequest,
  Sheet,
  TableToScore,
} from '../wire/types'
import { fetchParts, type Parts } from './assets'
import { type Argument, Calls, isRefused, type RefusalData } from './calls'
import { writtenCities } from './cities'

export type ModeName = Board['mode']

/** What a game is set up with; the first player begins and holds the Mayor. */
export interface GameSetup {
  mode: ModeName
  players: number
  playgrounds: boolean
  first_player: number
}

/** What can be seen of a position. */
export interface Seen {
  position: string
  state: Board
  blocked: Record<string, Blocked>
  /** Every city's best score sheet as it stands. */
  sheets: Sheet[]
}

/** A verb that the rules refuse. */
export class Refused extends Refusal {
  constructor(refusal: RefusalData) {
    super(refusal.code, refusal.arguments)
  }
}

/** The code of what needs a kernel where there is none. */
export const KERNEL_MISSING = 'page/kernel_missing'

/** The kernel was asked before it was there, or it cannot be loaded in this browser. */
export class KernelMissing extends Refusal {
  constructor() {
    super(KERNEL_MISSING, {})
  }
}

export interface Kernel {
  /** The position before the first deal. */
  start(setup: GameSetup): string
  /** A deal for the coming round as a site's text, drawn with that seed. */
  draw(position: string, seed: bigint): string
  /** The position after the round's tiles were laid out. */
  deal(position: string, site: string): string
  /** The position as its text is usually written, and what can be seen of it. */
  see(position: string): Seen
  /** Every legal move once, with what it takes, blocks and brings; none unless somebody is to move. */
  moves(position: string): MoveView[]
  /** What a player could do if it were their turn now: the same list, for whoever thinks ahead. */
  plans(position: string, player: number): MoveView[]
  /** The position after that move of the player to move. */
  play(position: string, move: string): string
  /** Why that move is refused; null if it is not. */
  refusal(position: string, move: string): RefusalData | null
  /** A city's sheet under its best allocation or a given one, as `POST /api/score` answers. */
  score(city: ScoreRequest): ScoredCity
  /** A whole table's sheets and who won, as `POST /api/score/table` answers. */
  scoreTable(table: TableToScore): ScoredTable
  /**
   * Who wins with the cities as they stand, which at the end of a game is who has won; without
   * allocations, or with null for a player, under the best ones.
   */
  result(position: string, allocations?: readonly (Allocation | null)[]): ResultData
}

/** The kernel's verbs on a compiled program and its tables. */
export function assemble({ module, tables }: Parts): Kernel {
  const calls = new Calls(module, tables)
  const ask = (verb: string, ...given: Argument[]): unknown => {
    const answer = calls.ask(verb, ...given)
    if (isRefused(answer)) throw new Refused(answer.error)
    return answer
  }
  return {
    start: ({ mode, players, playgrounds, first_player }) =>
      ask('start', mode, players, Number(playgrounds), first_player) as string,
    draw: (position, seed) => ask('draw', position, seed) as string,
    deal: (position, site) => ask('deal', position, site) as string,
    see: (position) => ask('see', position) as Seen,
    moves: (position) => ask('moves', position) as MoveView[],
    plans: (position, player) => ask('plans', position, player) as MoveView[],
    play: (position, move) => ask('play', position, move) as string,
    refusal: (position, move) => ask('refusal', position, move) as RefusalData | null,
    score: ({ mode = 'classic', playgrounds = false, margins = false, ...city }) =>
      ask('score', mode, writtenCities([city]), Number(playgrounds), Number(margins)) as ScoredCity,
    scoreTable: ({ mode = 'classic', playgrounds = false, cities }) =>
      ask('score_table', mode, writtenCities(cities), Number(playgrounds)) as ScoredTable,
    result: (position, allocations = []) => {
      const cities = allocations.map((allocation) => ({ city: '', allocation }))
      return ask('result', position, writtenCities(cities)) as ResultData
    },
  }
}

let loading: Promise<Kernel> | null = null
let loaded: Kernel | null = null

/** The kernel; `KernelMissing` is thrown before `loadKernel` is done. */
export function kernel(): Kernel {
  if (!loaded) throw new KernelMissing()
  return loaded
}

/** Load the kernel, once for the page. Where it cannot be, `KernelMissing` is thrown; ask again later. */
export async function loadKernel(): Promise<Kernel> {
  loading ??= fetchParts().then(assemble)
  try {
    loaded = await loading
  } catch (error) {
    loading = null
    console.error(error)
    throw new KernelMissing()
  }
  return loaded
}
