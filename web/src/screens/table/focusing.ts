/** Where the focus goes of whoever plays by keys. */
import type { Playing } from './playing.svelte'

/** Stand on the site, where the last stay was. */
export function stand(): void {
  document.querySelector<HTMLElement>('[data-board="site"] button[tabindex="0"]')?.focus()
}

/** Move the focus to where the next choice is made. */
export function follow(playing: Playing): void {
  const offered = Object.entries(playing.site.spots).find(
    ([, mark]) => mark.can && mark.architect !== undefined,
  )
  const selector =
    playing.phase === 'place'
      ? '[data-board="city"] [data-square][data-can]'
      : playing.phase === 'way' && offered
        ? `[data-spot="${offered[0]}"]`
        : playing.phase === 'confirm'
          ? '[data-action="confirm"]'
          : null
  if (selector) document.querySelector<HTMLElement>(selector)?.focus()
}

/** Whether what had the focus is gone, or takes no keys any more. */
export const isLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true

/** Then it goes to what is chosen next, or to the boards. */
export function regain(playing: Playing): void {
  if (isLost()) follow(playing)
  if (isLost()) stand()
}
