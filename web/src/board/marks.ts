/** What may be marked on a board: where one can go, what it would bring, what is pointed at. */

/** A mark on a square of a city. */
export interface CityMark {
  /** It can be chosen now. */
  can?: boolean
  chosen?: boolean
  /** Something points at it: a line of the log, the last move. */
  lit?: boolean
  /** The change in points a tile here would bring. */
  points?: number
  /** The floor the tile would become; shown from the second on. */
  floor?: number
  /** The face of a tile to be seen in place before it is placed. */
  ghost?: string
  /** More words for those who do not see it. */
  note?: string
}

/** A mark on a square of the site. */
export interface SiteMark {
  can?: boolean
  chosen?: boolean
  lit?: boolean
  /** The face of a tile that lay here before it was taken: shown faintly. */
  taken?: string
  /** Out of reach: shown a little weaker. */
  dim?: boolean
  /** The architect that would take it from the spot that is chosen. */
  architect?: number
  /** It would find nothing, while another one takes a tile from there. */
  idle?: boolean
  note?: string
}

/** A mark on a spot. */
export interface SpotMark {
  can?: boolean
  chosen?: boolean
  lit?: boolean
  /** The architect offered here. */
  architect?: number
  /** It cannot be used: shown in gray, the note says why. */
  barred?: boolean
  note?: string
}

/** A line from a spot to the square an architect reaches from it. */
export interface SiteLine {
  spot: string
  square: string
  strong?: boolean
}
