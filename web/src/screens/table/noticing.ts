/** Being told that it is one's turn while looking elsewhere: title, icon, notification, sound. */
import { settings } from '../../parts/settings.svelte'
import { fileAt } from '../../places/place.svelte'
import { say } from '../../text/text.svelte'

const ICON = fileAt('icon.svg')
const ICON_TURN = fileAt('icon-turn.svg')

/** Show in the browser's tab whether it is my turn. */
export function showInTab(turn: boolean): void {
  document.title = say(turn ? 'table-title-turn' : 'table-title')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
    link.href = turn ? ICON_TURN : ICON
  }
}

/** Leave the tab as it was. */
export function restoreTab(): void {
  document.title = say('page-title')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) link.href = ICON
}

/** It has become my turn: call me, if I want to be called and look elsewhere. */
export function summon(table: string): void {
  if (settings.sounds) chime([523.25, 783.99])
  if (!document.hidden || !settings.notifications) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(say('table-notification'), { tag: `table-${table}`, icon: ICON_TURN })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some phones allow notifications from service workers only; title and icon have to do.
  }
}

let audio: AudioContext | null = null

/** A tile is put down. */
export function tock(): void {
  if (settings.sounds && !document.hidden) chime([196], 0.08)
}

/** A few soft notes, one after the other. */
function chime(notes: readonly number[], volume = 0.06): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    notes.forEach((frequency, at) => {
      if (!audio) return
      const start = audio.currentTime + at * 0.14
      const tone = audio.createOscillator()
      const loudness = audio.createGain()
      tone.type = 'sine'
      tone.frequency.value = frequency
      loudness.gain.setValueAtTime(0, start)
      loudness.gain.linearRampToValueAtTime(volume, start + 0.015)
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.35)
      tone.connect(loudness).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.4)
    })
  } catch {
    // No sound here.
  }
}
