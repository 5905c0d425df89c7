/** Requests to the server. Every refusal is an `ApiError` with a code that the page words. */
import { hasServer } from './host'
import { Refusal } from './refusal'
import type {
  BotOffer,
  Command,
  Device,
  Done,
  ErrorAnswer,
  EventView,
  Me,
  MyTable,
  MyTables,
  NewTable,
  Reachable,
  Subscription,
  TableView,
} from './types'

export class ApiError extends Refusal {
  constructor(
    code: string,
    values: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code, values)
  }
}

/** The code of a request that never reached the server. */
export const UNREACHABLE = 'page/unreachable'
/** What a host in front of the server says while there is none behind it. */
const NOBODY_THERE = [502, 503, 504]

/** Whether nobody answered who knows this page. */
export function isUnreachable({ code, status }: ApiError): boolean {
  return code === UNREACHABLE || (code === FAILED && NOBODY_THERE.includes(status))
}

const FAILED = 'server/failed'

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!hasServer) throw new ApiError(UNREACHABLE, {}, 0)
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
    throw new ApiError(refusal?.code ?? FAILED, refusal?.arguments ?? {}, answer.status)
  }
  return data as T
}

/** Who I am; null for somebody without a name yet. */
export const whoAmI = () => request<Me | null>('GET', '/api/me?optional=true')
export const chooseName = (name: string) => request<Me>('POST', '/api/me', { name })
export const forgetMe = () => request<null>('DELETE', '/api/me')
export const recoveryCode = () => request<{ code: string }>('POST', '/api/me/recovery')
export const recover = (code: string) => request<Me>('POST', '/api/recover', { code })
/** My games, the latest first: so many pages of them. */
export async function myTables(pages = 1): Promise<{ tables: MyTable[] }> {
  const tables: MyTable[] = []
  let after: string | null = ''
  for (let page = 0; page < pages && after !== null; page++) {
    const asked: string = after && `?after=${encodeURIComponent(after)}`
    const found: MyTables = await request<MyTables>('GET', `/api/me/tables${asked}`)
    tables.push(...found.tables)
    after = found.next
  }
  return { tables }
}

export const openTables = () => request<{ tables: TableView[] }>('GET', '/api/tables')
export const bots = () => request<BotOffer[]>('GET', '/api/bots')
export const createTable = (table: Partial<NewTable>) => request<TableView>('POST', '/api/tables', table)
export const tableOf = (id: string) => request<TableView>('GET', `/api/tables/${id}`)
/** The whole game as far as it is played. */
export const eventsOf = (id: string) => request<{ events: EventView[] }>('GET', `/api/tables/${id}/events`)
export const recordOf = <Record>(id: string) => request<Record>('GET', `/api/tables/${id}/record`)
export const command = (id: string, sent: Command) =>
  request<Done>('POST', `/api/tables/${id}/commands`, sent)
/** How others reach the server that this page is from. */
export const reachable = () => request<Reachable>('GET', '/api/server')
/** What a browser of mine is called for when no page is open. */
export const deviceOf = (id: string) => request<Device>('GET', `/api/me/push/${id}`)
export const keepDevice = (sent: Subscription) => request<Device>('PUT', '/api/me/push', sent)
export const forgetDevice = (id: string) => request<null>('DELETE', `/api/me/push/${id}`)
export const callFor = (id: string, table: string, wanted: boolean) =>
  request<Device>(wanted ? 'PUT' : 'DELETE', `/api/me/push/${id}/tables/${table}`)
export const importRecord = (record: unknown) => request<TableView>('POST', '/api/records', record)
