/** Searching the rules: which sections hold all words, and where they stand in a text. */

/** A stretch of a text, and whether it was searched for. */
export interface Piece {
  text: string
  found: boolean
}

/** Small letters without accents, of the same length as the text. */
function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === sign.length ? plain : sign
  }).join('')
}

/** The words of what somebody typed. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether all these texts together hold every word. */
export function holds(texts: string[], query: string): boolean {
  const all = folded(texts.join(' '))
  return wordsOf(query).every((word) => all.includes(word))
}

/** The text in stretches, those that were searched for marked. One letter alone marks nothing. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query).filter((word) => word.length > 1)
  const plain = folded(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length)
    }
  }
  const found: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1)
    if (last && last.found === marked[at]) last.text += text.charAt(at)
    else found.push({ text: text.charAt(at), found: marked[at] ?? false })
  }
  return found
}
