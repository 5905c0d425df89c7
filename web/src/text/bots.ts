/** What bots are called. */
import { hasText, say } from './text.svelte'

/** A bot as a player's name; one that has no text is called by what it was registered as. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? say(`bot-${bot}`) : say('bot-other', { name: bot })
}

/** A bot as one of the levels to choose from. */
export function levelName(bot: string): string {
  return hasText(`level-${bot}`) ? say(`level-${bot}`) : botName(bot)
}

/** How a level plays, or nothing for a bot that is none of the levels. */
export function levelWhat(bot: string): string {
  return hasText(`level-${bot}-what`) ? say(`level-${bot}-what`) : ''
}
