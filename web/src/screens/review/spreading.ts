/** Marks that keep apart: each as near to its place as the others allow. `places` ascend. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const found = [...places]
  for (let at = 0; at < found.length; at += 1) {
    found[at] = Math.max(found[at] ?? 0, at ? (found[at - 1] ?? 0) + gap : least)
  }
  for (let at = found.length - 1; at >= 0; at -= 1) {
    found[at] = Math.min(found[at] ?? 0, (found[at + 1] ?? most + gap) - gap)
  }
  return found
}
