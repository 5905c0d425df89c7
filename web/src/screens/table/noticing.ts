/** Being told that it is one's turn while looking elsewhere: title, icon, notification, sound. */
import { settings } from '../../parts/settings.svelte'
import { playSound } from '../../parts/sounds'
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
  playSound('turn')
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
