/** Cities to score as `cpp/page/wasm.cpp` reads them: one after the other, as bytes. */
import type { ScoreRequest } from '../wire/types'

/** A city as somebody writes it down. */
export type WrittenCity = Pick<ScoreRequest, 'city' | 'inhabitants' | 'energy' | 'allocation'>

/** Stands for what nobody gives: the resources of the tiles, the best allocation (`cpp/page/sheets.hpp`). */
const FROM_TILES = -(2n ** 62n)
const BEST = -1

const encoder = new TextEncoder()

/** How many there are, then of each its text, its resources and what lies on its squares. */
export function writtenCities(cities: readonly WrittenCity[]): Uint8Array {
  const pieces: Uint8Array[] = [word(cities.length)]
  const text = (given: string) => {
    const bytes = encoder.encode(given)
    pieces.push(word(bytes.length), bytes)
  }
  for (const { city, inhabitants, energy, allocation } of cities) {
    text(city)
    pieces.push(count(inhabitants), count(energy))
    const shares = allocation ? Object.entries(allocation) : null
    pieces.push(word(shares?.length ?? BEST))
    for (const [square, share] of shares ?? []) {
      text(square)
      pieces.push(count(share.inhabitants ?? 0), count(share.energy ?? 0))
    }
  }
  return joined(pieces)
}

function word(number: number): Uint8Array {
  return new Uint8Array(Int32Array.of(number).buffer)
}

function count(number: number | null | undefined): Uint8Array {
  return new Uint8Array(
    BigInt64Array.of(typeof number === 'number' ? BigInt(Math.trunc(number)) : FROM_TILES).buffer,
  )
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
