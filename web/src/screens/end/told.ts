/** Whether the scoring of a table was told in this browser before: it is told by itself only once. */
const STORED = 'quadropolis-told'
const MOST = 50

export function wasTold(id: string): boolean {
  return remembered().includes(id)
}

export function rememberTold(id: string): void {
  try {
    localStorage.setItem(
      STORED,
      JSON.stringify([...remembered().filter((other) => other !== id), id].slice(-MOST)),
    )
  } catch {
    // Private windows may refuse to remember: then it is told again.
  }
}

function remembered(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(read) ? read.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}
