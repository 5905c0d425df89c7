/** Requests to the server. Every refusal is an `ApiError` with a code that the page words. */
import type {
  BotOffer,
  Command,
  Done,
  ErrorAnswer,
  Me,
  Moves,
  MyTable,
  NewTable,
  Own,
  Ply,
  PositionView,
  ScoredCity,
  ScoredTable,
  ScoreRequest,
  TableToScore,
  TableView,
} from './types'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code)
  }
}

/** The code of a request that never reached the server. */
export const UNREACHABLE = 'page/unreachable'

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(UNREACHABLE, {}, 0)
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) {
    const refusal = data as Partial<ErrorAnswer> | null
    throw new ApiError(refusal?.code ?? 'server/failed', refusal?.arguments ?? {}, answer.status)
  }
  return data as T
}

/** Who I am; null for somebody without a name yet. */
export const whoAmI = () => request<Me | null>('GET', '/api/me')

export const chooseName = (name: string) => request<Me>('POST', '/api/me', { name })
export const forgetMe = () => request<null>('DELETE', '/api/me')
export const recoveryCode = () => request<{ code: string }>('POST', '/api/me/recovery')
export const recover = (code: string) => request<Me>('POST', '/api/recover', { code })
export const myTables = () => request<{ tables: MyTable[] }>('GET', '/api/me/tables')

export const openTables = () => request<{ tables: TableView[] }>('GET', '/api/tables')
export const bots = () => request<BotOffer[]>('GET', '/api/bots')
export const createTable = (table: Partial<NewTable>) => request<TableView>('POST', '/api/tables', table)
export const tableOf = (id: string) => request<TableView>('GET', `/api/tables/${id}`)
/** My seats, drafts and unconfirmed allocations at a table. */
export const ownOf = (id: string) => request<Own>('GET', `/api/tables/${id}/own`)
export const movesOf = (id: string) => request<Moves>('GET', `/api/tables/${id}/moves`)
export const plyOf = (id: string, ply: number) => request<Ply>('GET', `/api/tables/${id}/plies/${ply}`)
export const command = (id: string, sent: Command) =>
  request<Done>('POST', `/api/tables/${id}/commands`, sent)
export const importRecord = (record: unknown) => request<TableView>('POST', '/api/records', record)
/** Any position by its text. */
export const positionOf = (text: string) =>
  request<PositionView>('GET', `/api/position?text=${encodeURIComponent(text)}`)
export const scoreCity = (city: ScoreRequest) => request<ScoredCity>('POST', '/api/score', city)
export const scoreTable = (table: TableToScore) => request<ScoredTable>('POST', '/api/score/table', table)
