/** What the page and its thinking worker say to each other. */
import type { RefusalData } from './calls'

/** A move that was looked at; the best comes first. */
export interface Candidate {
  move: string
  /** Every player's expected points at the end of the game. */
  points: number[]
  /** Of the player to move. */
  win_chance: number
  visits: number
}

export interface Thought {
  move: string
  candidates: Candidate[]
  iterations: number
}

/** Everything a worker needs to think; it is sent first. */
export interface Equipment {
  type: 'parts'
  module: WebAssembly.Module
  tables: ArrayBuffer
}

/** The learned values of the setting that the next question is about. */
export interface Learned {
  type: 'values'
  numbers: ArrayBuffer
}

/** What to play. */
export interface MoveQuestion {
  type: 'think'
  position: string
  level: string
  /** 0: no limit of that kind. */
  seconds: number
  iterations: number
  seed: bigint
  nodes: number
  candidates: number
}

/** What a position is worth, what a move costs, or why it is good: the verbs of `Insight`. */
export type InsightQuestion = { type: 'judge'; position: string } & (
  | { verb: 'value'; given: [depth: string] }
  | { verb: 'review'; given: [move: string, depth: string] }
  | { verb: 'reasons'; given: [move: string] }
)

export type Question = MoveQuestion | InsightQuestion

export type ToWorker = Equipment | Learned | Question

export type FromWorker =
  | { type: 'report'; thought: Thought }
  | { type: 'thought'; thought: Thought }
  | { type: 'judged'; answer: unknown }
  | { type: 'refused'; error: RefusalData }
