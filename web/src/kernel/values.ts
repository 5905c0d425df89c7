/** The learned values of each setting: fetched when a level that uses them is to think. */
import classic2 from 'kernel-built/values_classic_2.bin?url'
import classic3 from 'kernel-built/values_classic_3.bin?url'
import classic4 from 'kernel-built/values_classic_4.bin?url'
import expert2 from 'kernel-built/values_expert_2.bin?url'
import expert3 from 'kernel-built/values_expert_3.bin?url'
import expert4 from 'kernel-built/values_expert_4.bin?url'

const ADDRESSES: Record<string, string> = {
  'classic 2': classic2,
  'classic 3': classic3,
  'classic 4': classic4,
  'expert 2': expert2,
  'expert 3': expert3,
  'expert 4': expert4,
}

/** The mode and the number of players, which a position's text begins with. */
export function settingOf(position: string): string {
  return position.trimStart().split(/\s+/, 2).join(' ')
}

/** Where the values of a setting are. */
export function valuesAddress(setting: string): string {
  const address = ADDRESSES[setting]
  if (!address) throw new Error(`There are no values for ${setting}.`)
  return address
}
