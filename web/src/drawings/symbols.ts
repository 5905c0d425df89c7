/** Small signs as SVG paths in a square of 24. */
import type { Kind } from '../wire/facts'

export const PERSON =
  'M12 1.8a4.6 4.6 0 0 1 3 8.1c3.6 1.2 5.9 4.6 6.2 10.3.1 1.2-.7 2-1.9 2H4.7c-1.2 0-2-.8-1.9-2C3.1 14.5 5.4 11.1 9 9.9a4.6 4.6 0 0 1 3-8.1Z'

export const BARREL =
  'M5.5 3.5c0-1.2 13-1.2 13 0 1.8 5.6 1.8 11.4 0 17 0 1.2-13 1.2-13 0-1.8-5.6-1.8-11.4 0-17Z'
export const BOLT = 'M13.2 5.5 8.2 13h3l-.8 5.5L15.8 11h-3.1Z'

export const STAR = 'M12 1.5l3.1 6.5 7.1.9-5.2 4.9 1.3 7L12 17.4 5.7 20.8l1.3-7L1.8 8.9 8.9 8Z'

export const HAT =
  'M6.5 4.5c0-1.3 11-1.3 11 0l-.7 10.8c3 .4 5.2 1.3 5.2 2.5 0 1.8-4.4 3-10 3s-10-1.2-10-3c0-1.2 2.2-2.1 5.2-2.5Z'
export const RIBBON = 'M7 11.5c2.5 1 7.5 1 10 0l-.2 3.4c-2.5 1-7.1 1-9.6 0Z'

export const OCTAGON = 'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9Z'

/** Kinds differ by these before they differ by color. Holes are cut by the even-odd rule. */
export const SIGNS: Record<Kind, string> = {
  tower: 'M5 22V3.5L19 1v21h-5v-4h-3v4ZM8 7v2.5h2.5V7ZM13.5 6v2.5H16V6ZM8 12v2.5h2.5V12ZM13.5 12v2.5H16V12Z',
  shop: 'M2 9.5h3.2L9.6 2.6l1.9 1.2-3.6 5.7h8.2l-3.6-5.7 1.9-1.2 4.4 6.9H22l-1 3h-.7L18.4 21H5.6L3.7 12.5H3ZM8 13v5.5h1.7V13ZM11.2 13v5.5h1.7V13ZM14.4 13v5.5h1.7V13Z',
  public_service:
    'M12 1.5 23 7.5v2.2H1V7.5ZM3 11h3.2v7H3ZM10.4 11h3.2v7h-3.2ZM17.8 11H21v7h-3.2ZM1 19.3h22v3.2H1Z',
  park: 'M12 1a6 6 0 0 1 5.7 4.2A5.6 5.6 0 0 1 17 16.2h-3.3V23h-3.4v-6.8H7A5.6 5.6 0 0 1 6.3 5.2 6 6 0 0 1 12 1Z',
  playground:
    'M4.5 2h15V4H18l5 18h-2.5L17.3 10.5V17h1.2v2.5h-8V17h1.2V4h-5.4L3.5 22H1L5.6 4H4.5ZM13.7 4v13h1.6V4Z',
  factory: 'M1.5 22.5V9.5l6 4v-4l6 4v-4l2.5 1.7L16.8 1.5h4.4l1.3 21ZM5 17v2.5h3V17ZM10.5 17v2.5h3V17Z',
  harbor:
    'M12 1a3.3 3.3 0 0 1 1.5 6.2V9.5H18V12.3h-4.5v7.2c2.7-.5 4.7-2 5.4-4l-1.6.6 3.4-5 2.3 5.6-1.6-.6C20.3 20.3 16.6 23 12 23S3.7 20.3 2.6 16.1L1 16.7l2.3-5.6 3.4 5-1.6-.6c.7 2 2.7 3.5 5.4 4v-7.2H6V9.5h4.5V7.2A3.3 3.3 0 0 1 12 1ZM12 3.1a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  office:
    'M11.2 0h1.6v3.5L18 7v15.5h1.5V24h-15v-1.5H6V7l5.2-3.5ZM8.3 9v2h7.4V9ZM8.3 12.8v2h7.4v-2ZM8.3 16.6v2h7.4v-2Z',
  monument: 'M12 .5 14.6 5l1 10.5H17V18h2.5v2H22v3.5H2V20h2.5v-2H7v-2.5h1.4L9.4 5Z',
}

/** The letters of the notation. */
export const LETTERS: Record<Kind, string> = {
  tower: 'T',
  shop: 'S',
  public_service: 'U',
  park: 'P',
  playground: 'Q',
  factory: 'F',
  harbor: 'H',
  office: 'O',
  monument: 'M',
}

/** Players differ by these shapes before they differ by color: circle, square, diamond, triangle. */
export const SHAPES = [
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  'M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3Z',
  'M13.5 1.3 22.7 10.5a2.1 2.1 0 0 1 0 3L13.5 22.7a2.1 2.1 0 0 1-3 0L1.3 13.5a2.1 2.1 0 0 1 0-3L10.5 1.3a2.1 2.1 0 0 1 3 0Z',
  'M13.9 2.3 23.1 18.5a2.2 2.2 0 0 1-1.9 3.3H2.8A2.2 2.2 0 0 1 .9 18.5L10.1 2.3a2.2 2.2 0 0 1 3.8 0Z',
]
/** The common architects of Expert mode. */
export const COMMON = 'M7.3 2h9.4L22 7.3v9.4L16.7 22H7.3L2 16.7V7.3Z'

/** The same shapes with a point upwards, in a square of 32: drop, house, kite, triangle. */
export const POINTERS = [
  'M16 0 24.5 10.3A11.5 11.5 0 1 1 7.5 10.3Z',
  'M16 0 27 10V26.5A2.5 2.5 0 0 1 24.5 29H7.5A2.5 2.5 0 0 1 5 26.5V10Z',
  'M16 0 28.3 17.5 16 31.5 3.7 17.5Z',
  'M16 0 30.3 26.3A1.8 1.8 0 0 1 28.7 29H3.3A1.8 1.8 0 0 1 1.7 26.3Z',
]
export const COMMON_POINTER = 'M16 0 27 11.5V22.5L21 28.5H11L5 22.5V11.5Z'
