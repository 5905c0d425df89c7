/** The shapes of what is sent and answered, under short names. */
import type { components } from './schema'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type TableView = Schemas['TableView']
export type TableSettings = Schemas['TableSettings']
export type Setup = Schemas['Setup']
export type NewTable = Schemas['NewTable']
export type SeatView = Schemas['SeatView']
export type GameView = Schemas['GameView']
/** A game for whoever knows the rules: its position as text. */
export type GameText = Schemas['GameText']
/** A table as it is told over the line: with the text of its game. */
export type ToldTable = Omit<TableView, 'game'> & { game: GameText | null }
/** Why a spot cannot be used. */
export type Blocked = GameView['blocked'][string]
export type Board = Schemas['StateData']
export type Sheet = Schemas['Sheet']
/** Where points of a sheet come from. */
export type SheetLine = Schemas['SheetLine']
export type TakingBack = Schemas['TakingBack']
export type EventView = Schemas['EventView']
export type LogEntry = Schemas['LogEntry']
export type MoveView = Schemas['MoveView']
export type Moves = Schemas['Moves']
export type Ply = Schemas['Ply']
export type PositionView = Schemas['PositionView']
export type MyTable = Schemas['MyTable']
export type MyTables = Schemas['MyTables']
export type BotOffer = Schemas['BotOffer']
export type Own = Schemas['Own']
export type Done = Schemas['Done']
/** A ready phrase, and one that somebody said. */
export type Phrase = Schemas['Phrase']
export type Spoken = Schemas['Spoken']
/** How others reach the server. */
export type Reachable = Schemas['Reachable']
/** A browser that is called, and what for. */
export type Device = Schemas['Device']
export type Subscription = Schemas['Subscription']
export type ErrorAnswer = Schemas['Error']
export type ServerMessage = Schemas['ServerMessage']
/** What happened, with what it changed of the table. */
export type News = Schemas['News']
export type ClientMessage = Schemas['ClientMessage']
/** What the server answers under the id it was sent with; the other messages get no answer. */
export type Command = Exclude<ClientMessage, { type: 'hello' | 'draft' | 'plan' | 'lay' | 'say' | 'ping' }>
/** How much a hint shows. */
export type HintStep = Extract<Command, { type: 'hint' }>['step']
export type ScoreRequest = Schemas['ScoreRequest']
export type ScoredCity = Schemas['ScoredCity']
export type TableToScore = Schemas['TableToScore']
export type ScoredTable = Schemas['ScoredTable']
export type ResultData = Schemas['ResultData']
export type ScoreWarning = Schemas['Warning']
/** What stands on the squares of a city. */
export type Allocation = Sheet['allocation']
