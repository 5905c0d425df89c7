/** Several names as the reader's language lists them. */
import { language } from '../text/text.svelte'

export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}
