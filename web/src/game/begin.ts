/** Begin a table and go there. */
import { someMe } from '../parts/me.svelte'
import { go } from '../places/place.svelte'
import { createTable } from '../wire/api'
import type { NewTable } from '../wire/types'

/** Nothing is asked: whoever has no name gets one. */
export async function beginTable(table: Partial<NewTable>): Promise<void> {
  await someMe()
  const { id } = await createTable(table)
  go({ screen: 'table', id })
}
