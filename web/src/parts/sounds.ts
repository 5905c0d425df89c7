/** Our own sounds, made by the browser of a few notes: soft, and none before the first touch. */
import { settings } from './settings.svelte'

export type Sound = 'take' | 'place' | 'urbanist' | 'mayor' | 'round' | 'turn' | 'win'

interface Note {
  /** In hertz; `to` is where it glides. */
  pitch: number
  to?: number
  /** When it begins and how long it sounds, in seconds. */
  at: number
  lasts: number
  /** From 0 to 1: all of them are soft. */
  loud: number
  wave: OscillatorType
}

const knock = (pitch: number, at: number, loud: number): Note => ({
  ...{ pitch, to: pitch * 0.7, at, loud },
  lasts: 0.12,
  wave: 'triangle',
})
const bell = (pitch: number, at: number, lasts = 0.4): Note => ({
  ...{ pitch, at, lasts },
  loud: 0.05,
  wave: 'sine',
})

const SOUNDS: Record<Sound, readonly Note[]> = {
  // A tile is lifted.
  take: [{ pitch: 330, to: 495, at: 0, lasts: 0.12, loud: 0.04, wave: 'sine' }],
  // Stone on stone.
  place: [knock(196, 0, 0.12), knock(392, 0.015, 0.03)],
  // Two steps.
  urbanist: [knock(262, 0, 0.035), knock(233, 0.13, 0.035)],
  // A small fanfare.
  mayor: [bell(523, 0.1, 0.25), bell(659, 0.2, 0.25), bell(784, 0.3, 0.45)],
  // The clock of the town hall.
  round: [bell(392, 0, 0.7), bell(523, 0.22, 0.9)],
  turn: [bell(523.25, 0), bell(783.99, 0.14)],
  win: [
    ...[bell(523, 0, 0.5), bell(659, 0.14, 0.5), bell(784, 0.28, 0.5)],
    ...[bell(1047, 0.44, 1.2), bell(784, 0.44, 1.2), bell(523, 0.44, 1.2)],
  ],
}

/** The same sound does not pile up when many things are skipped. */
const APART_MS = 80

/** After the longest sound. */
const SILENT_MS = 3_000

let audio: AudioContext | null = null
let silence: ReturnType<typeof setTimeout> | undefined
const last: Partial<Record<Sound, number>> = {}

/** Let it be heard, if that is wanted; whoever looks elsewhere is only called for the turn. */
export function playSound(sound: Sound): void {
  if (!settings.sounds || !touched() || (document.hidden && sound !== 'turn')) return
  const now = performance.now()
  if (now - (last[sound] ?? -APART_MS) < APART_MS) return
  last[sound] = now
  performance.mark(`sound-${sound}`)
  try {
    audio ??= new AudioContext()
    void audio.resume()
    for (const note of SOUNDS[sound]) strike(audio, note)
    // What is silent but running keeps a device awake.
    clearTimeout(silence)
    silence = setTimeout(() => void audio?.suspend(), SILENT_MS)
  } catch {
    // No sound here.
  }
}

/** Browsers let a page be heard once it was touched, and complain about trying before. */
function touched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

function strike(audio: AudioContext, { pitch, to = pitch, at, lasts, loud, wave }: Note): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts)
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(loud, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasts + 0.05)
}
