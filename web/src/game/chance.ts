/** Random numbers that nobody can guess, as text. */
const SHARE_BYTES = 32

/** Unguessable enough for one table; `crypto.randomUUID` is missing on plain http. */
export const newId = () => randomHex(12)

/** What somebody brings for the shuffling of a server's game. */
export const newShare = () => randomHex(SHARE_BYTES)

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
