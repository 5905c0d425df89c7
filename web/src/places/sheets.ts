/** Sheets and dialogs in the browser's history: going back closes the topmost one first. */

interface Sheet {
  close: () => void
}

/** Those that are open, the topmost last. An entry of the history says how many there were. */
let sheets: Sheet[] = []
/** What waits until the history has gone back over a sheet that was closed. */
let waiting: (() => void)[] | null = null

function depth(): number {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' && 'sheets' in state ? Number(state.sheets) : 0
}

/** Whether the entry that is shown stands for an open sheet: another place takes it over. */
export function onSheet(): boolean {
  return depth() > 0
}

/** Do something to the history: at once, or when it is back where a closed sheet was opened. */
export function whenSettled(act: () => void): void {
  if (waiting) waiting.push(act)
  else act()
}

/** A sheet is open from now on; the answer is called when it is closed, by whatever means. */
export function openSheet(close: () => void): () => void {
  const sheet = { close }
  let open = true
  // One that was closed by the same touch has to be out of the history first.
  whenSettled(() => {
    if (!open) return
    sheets = [...sheets, sheet]
    history.pushState({ sheets: sheets.length }, '')
  })
  return () => {
    open = false
    const at = sheets.indexOf(sheet)
    if (at < 0) return
    sheets = sheets.filter((other) => other !== sheet)
    // Not if somebody has gone on to another place from here.
    if (waiting || depth() !== at + 1) return
    waiting = []
    history.back()
  }
}

addEventListener('popstate', () => {
  const settled = waiting ?? []
  waiting = null
  const left = sheets.slice(depth())
  sheets = sheets.slice(0, depth())
  for (const { close } of left.reverse()) close()
  for (const act of settled) act()
})
