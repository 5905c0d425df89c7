/** Walking over a board with the arrow keys: one place of it is in the tab order at a time. */

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key leads from a place; null if it leads nowhere. `open` says where one can stand. */
export function walk(
  key: string,
  from: { row: number; column: number },
  size: { rows: number; columns: number },
  open: (row: number, column: number) => boolean = () => true,
): { row: number; column: number } | null {
  if (key === 'Home' || key === 'End') {
    const columns = Array.from({ length: size.columns }, (_, at) => at)
    if (key === 'End') columns.reverse()
    const column = columns.find((at) => open(from.row, at))
    return column === undefined || column === from.column ? null : { row: from.row, column }
  }
  const step = STEPS[key]
  if (!step) return null
  let { row, column } = from
  for (;;) {
    row += step[0]
    column += step[1]
    if (row < 0 || column < 0 || row >= size.rows || column >= size.columns) return null
    if (open(row, column)) return { row, column }
  }
}
