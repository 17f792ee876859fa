import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** An amount inside a sentence, in one piece: its currency is never alone on the next line. */
export function rewardText(reward: Baisa, lang: Locale): string {
  return isolate(formatPrice(reward, lang).text.replaceAll(' ', '\u00a0'))
}
