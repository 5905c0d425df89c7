/** How colors look to people: contrast, distance, and what each kind of color blindness makes of them. */
type Color = readonly [number, number, number]

/** What a person sees instead, in linear light (Machado, Oliveira and Fernandes 2009, full severity). */
export const VISIONS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

const XYZ = [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041]

function times(matrix: readonly number[], [a, b, c]: Color): Color {
  const row = (i: number) => (matrix[i] ?? 0) * a + (matrix[i + 1] ?? 0) * b + (matrix[i + 2] ?? 0) * c
  return [row(0), row(3), row(6)]
}

/** `#rrggbb` as linear light. */
export function linear(hex: string): Color {
  const part = (i: number) => {
    const value = parseInt(hex.slice(i, i + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** WCAG 2 contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (hex: string) => times(XYZ, linear(hex))[1] + 0.05
  const [a, b] = [light(one), light(other)]
  return Math.max(a, b) / Math.min(a, b)
}

/** CIE Lab of a color as someone with that vision sees it. */
function lab(hex: string, vision: readonly number[]): Color {
  const seen = times(vision, linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Color
  const white = times(XYZ, [1, 1, 1])
  const [x, y, z] = times(XYZ, seen).map((value, i) => {
    const share = value / (white[i] ?? 1)
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116
  }) as unknown as Color
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** CIEDE2000: about 2 is just noticeable, above 10 is another color at a glance. */
export function distance(one: string, other: string, vision: readonly number[] = VISIONS.normal): number {
  const [L1, A1, b1] = lab(one, vision)
  const [L2, A2, b2] = lab(other, vision)
  const rad = Math.PI / 180
  const power = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const g = 1 + 0.5 * (1 - power((Math.hypot(A1, b1) + Math.hypot(A2, b2)) / 2))
  const [a1, a2] = [A1 * g, A2 * g]
  const [C1, C2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)]
  const hue = (a: number, b: number) => (Math.atan2(b, a) / rad + 360) % 360
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)]
  const turn = ((h2 - h1 + 540) % 360) - 180
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((turn / 2) * rad)
  const [L, C, h] = [(L1 + L2) / 2, (C1 + C2) / 2, (h1 + turn / 2 + 360) % 360]
  const T =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad)
  const l = (L2 - L1) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2))
  const c = (C2 - C1) / (1 + 0.045 * C)
  const H = dH / (1 + 0.015 * C * T)
  const R = -2 * power(C) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad)
  return Math.sqrt(l * l + c * c + H * H + R * c * H)
}

/** The tokens of a style sheet that are colors, each in light and in dark. */
export function colorsOf(css: string): Record<string, { light: string; dark: string }> {
  const hex = '(#[0-9a-f]{6})'
  const pattern = new RegExp(`--([a-z0-9-]+): (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'g')
  const found: Record<string, { light: string; dark: string }> = {}
  for (const [, name = '', both, light = both, dark = both] of css.matchAll(pattern)) {
    if (light && dark) found[name] ??= { light, dark }
  }
  return found
}
