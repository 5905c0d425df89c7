/** The score pad as a picture: a table with everyone's city above it, drawn for sharing. */
import { cityPlan, parseCity } from '../board/city'
import { faceOf, MODES, type ModeName } from '../wire/facts'
import { scoredAs } from './scoreTables'

export interface Picture {
  title: string
  subtitle: string
  names: string[]
  winners: number[]
  rows: { name: string; category: string; points: number[] }[]
  total: { name: string; points: number[] }
  cities: string[]
  mode: ModeName
  verdict: string
}

const SCALE = 2
const MARGIN = 28
const LABEL = 200
const COLUMN = 150
const ROW = 34
const HEAD = 92
/** What a row is about, as it stands in the cities. */
const MARK = 22
const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif"

/** Where everything stands, in points of the picture. */
export function layoutOf(names: number, rows: number, mode: ModeName) {
  const { rows: squaresDown, columns } = MODES[mode]
  const square = Math.floor((COLUMN - 24) / columns)
  const cities = HEAD + squaresDown * square + 44
  const table = cities + rows * ROW
  return {
    square,
    columns,
    width: 2 * MARGIN + LABEL + names * COLUMN,
    column: (seat: number) => MARGIN + LABEL + seat * COLUMN,
    firstRow: cities,
    total: table,
    verdict: table + 58,
  }
}

/** Points with a real minus sign. */
const written = (points: number) => String(points).replace('-', '−')

/** Draw it in the colors of the day; null where the browser draws nothing. */
export function drawPad(picture: Picture): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const at = layoutOf(picture.names.length, picture.rows.length, picture.mode)
  pen.font = `15px ${FONT}`
  const lines = wrapped(picture.verdict, at.width - 2 * MARGIN, (text) => pen.measureText(text).width)
  const height = at.verdict + lines.length * 22 + MARGIN
  canvas.width = at.width * SCALE
  canvas.height = height * SCALE
  pen.scale(SCALE, SCALE)
  const color = colors()

  pen.fillStyle = color('--surface')
  pen.fillRect(0, 0, at.width, height)
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    ink: string,
    align: CanvasTextAlign,
    room?: number,
  ) => {
    pen.font = `${font} ${FONT}`
    pen.fillStyle = color(ink)
    pen.textAlign = align
    pen.fillText(room ? cut(text, room, (part) => pen.measureText(part).width) : text, x, y)
  }
  write(picture.title, MARGIN, 46, '700 26px', '--ink', 'left')
  write(picture.subtitle, MARGIN, 70, '15px', '--ink-soft', 'left')

  picture.names.forEach((name, seat) => {
    const x = at.column(seat)
    if (picture.winners.includes(seat)) {
      pen.fillStyle = color('--accent-soft')
      pen.fillRect(x, HEAD - 12, COLUMN, at.total + 40 - HEAD)
    }
    drawCity(pen, picture, seat, x + (COLUMN - at.square * at.columns) / 2, HEAD, at.square, color)
    write(name, x + COLUMN / 2, at.firstRow - 14, '700 16px', `--player-${seat}`, 'center', COLUMN - 12)
  })
  picture.rows.forEach((row, number) => {
    const y = at.firstRow + number * ROW
    pen.fillStyle = color('--line')
    pen.fillRect(MARGIN, y, at.width - 2 * MARGIN, 1)
    const kinds = builtIn(picture.cities, row.category)
    kinds.forEach((face, at) => drawTile(pen, face, MARGIN + at * (MARK + 2), y + 6, MARK, color))
    const beside = kinds.length * (MARK + 2) + (kinds.length ? 6 : 0)
    write(row.name, MARGIN + beside, y + 23, '16px', '--ink', 'left', LABEL - 8 - beside)
    row.points.forEach((points, seat) => {
      const ink = points < 0 ? '--bad' : points ? '--ink' : '--ink-soft'
      write(written(points), at.column(seat) + COLUMN / 2, y + 23, '16px', ink, 'center')
    })
  })
  pen.fillStyle = color('--ink')
  pen.fillRect(MARGIN, at.total, at.width - 2 * MARGIN, 2)
  write(picture.total.name, MARGIN, at.total + 28, '700 20px', '--ink', 'left', LABEL - 8)
  picture.total.points.forEach((points, seat) =>
    write(written(points), at.column(seat) + COLUMN / 2, at.total + 28, '700 20px', '--ink', 'center'),
  )
  lines.forEach((line, number) => write(line, MARGIN, at.verdict + 16 + number * 22, '15px', '--ink', 'left'))
  return canvas
}

/** A city at a glance: colors and letters of the kinds, and floors above one. */
function drawCity(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  seat: number,
  left: number,
  top: number,
  size: number,
  color: (name: string) => string,
) {
  const { columns } = MODES[picture.mode]
  // What the squares are called by, lightly: letters below the city, numbers left of it.
  pen.font = `11px ${FONT}`
  pen.fillStyle = color('--ink-soft')
  pen.textAlign = 'center'
  const { columnSigns, rowSigns } = cityPlan(picture.mode)
  columnSigns.forEach(({ sign }, at) =>
    pen.fillText(sign, left + (at + 0.5) * size, top + rowSigns.length * size + 11),
  )
  rowSigns.forEach(({ sign }, at) => pen.fillText(sign, left - 7, top + (at + 0.5) * size + 4))
  parseCity(picture.cities[seat] ?? '').forEach((floors, index) => {
    const x = left + (index % columns) * size
    const y = top + Math.floor(index / columns) * size
    drawTile(pen, floors[0] ?? null, x, y, size, color, floors.length)
  })
}

/** A face of every kind that scores in that category and was built by somebody. */
function builtIn(cities: readonly string[], category: string): string[] {
  const built = cities.flatMap((city) => parseCity(city).flatMap((floors) => floors.slice(0, 1)))
  const scores = built.filter((face) => scoredAs(faceOf(face).kind) === category)
  return [...new Map(scores.map((face) => [faceOf(face).kind, face])).values()]
}

/** A square of a city: the color and the letter of what stands there, and its floors if there are several. */
function drawTile(
  pen: CanvasRenderingContext2D,
  face: string | null,
  x: number,
  y: number,
  size: number,
  color: (name: string) => string,
  floors = 1,
) {
  const kind = face === null ? null : faceOf(face).kind
  pen.fillStyle = color(kind ? `--${kind.replace('_', '-')}` : '--sunken')
  pen.fillRect(x + 1, y + 1, size - 2, size - 2)
  if (face === null) return
  pen.font = `700 ${Math.floor(size * 0.5)}px ${FONT}`
  pen.textAlign = 'center'
  pen.lineWidth = 3
  pen.strokeStyle = '#000a'
  pen.fillStyle = '#fff'
  const text = face.slice(0, 1) + (floors > 1 ? String(floors) : '')
  pen.strokeText(text, x + size / 2, y + size * 0.68)
  pen.fillText(text, x + size / 2, y + size * 0.68)
}

/** The colors of the page by day: a picture is looked at on white. */
function colors(): (name: string) => string {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  probe.hidden = true
  document.body.append(probe)
  const known = new Map<string, string>()
  // Read all at once later; the probe is needed only while colors are still asked for.
  queueMicrotask(() => probe.remove())
  return (name) => {
    let found = known.get(name)
    if (found === undefined) {
      probe.style.color = `var(${name})`
      found = getComputedStyle(probe).color
      known.set(name, found)
    }
    return found
  }
}

/** A text in lines that fit. */
export function wrapped(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text that fits, its end cut off if need be. */
export function cut(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const signs = Array.from(text)
  while (signs.length && widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('')}…`
}

/** The picture as a file; null where the browser makes none. */
export async function fileOf(canvas: HTMLCanvasElement | null, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((done) => {
    if (canvas) canvas.toBlob(done, 'image/png')
    else done(null)
  })
  return blob && new File([blob], name, { type: blob.type })
}

/** Hand the picture over as a file; false if that was not possible. */
export async function saveCanvas(canvas: HTMLCanvasElement | null, name: string): Promise<boolean> {
  const file = await fileOf(canvas, name)
  if (!file) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
