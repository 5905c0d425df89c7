/** What bots are called. */
import { hasText, say } from './text.svelte'

/** A bot as a player's name; one that has no text is called by what it was registered as.
 *
 * Several of one level have names of their own, as far as there are some.
 */
export function botName(bot: string, nth = 0): string {
  const own = `bot-${bot}-${nth + 1}`
  if (nth > 0 && hasText(own)) return say(own)
  return hasText(`bot-${bot}`) ? say(`bot-${bot}`) : say('bot-other', { name: bot })
}

/** What a bot of that level would say of itself, or nothing. */
export function botLine(bot: string): string {
  return hasText(`bot-${bot}-line`) ? say(`bot-${bot}-line`) : ''
}

/** A bot as one of the levels to choose from. */
export function levelName(bot: string): string {
  return hasText(`level-${bot}`) ? say(`level-${bot}`) : botName(bot)
}

/** That it is a bot, and of which level. */
export function botKind(bot: string): string {
  return hasText(`level-${bot}`) ? `${say('seats-is-bot')} · ${levelName(bot)}` : say('seats-is-bot')
}

/** How a level plays, or nothing for a bot that is none of the levels. */
export function levelWhat(bot: string): string {
  return hasText(`level-${bot}-what`) ? say(`level-${bot}-what`) : ''
}
