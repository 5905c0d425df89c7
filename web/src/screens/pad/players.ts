/** What players are called: by their name, else by their number. */
import { say } from '../../text/text.svelte'
import type { Pad } from './pad'

export function playerName(pad: Pad, seat: number): string {
  return pad.players[seat]?.name.trim() || say('end-player', { number: seat + 1 })
}

export function playerNames(pad: Pad): string[] {
  return pad.players.map((_, seat) => playerName(pad, seat))
}
