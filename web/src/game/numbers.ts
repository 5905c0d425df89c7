/** Points as they are written: with a real minus, as wide as a plus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
