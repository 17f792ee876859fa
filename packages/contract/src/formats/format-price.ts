import type { Locale } from '../locale/locale.ts'
import type { Baisa } from '../money/baisa.ts'
import { formatAmount } from './format-amount.ts'

export type Price = { amount: string; currency: string; text: string }

const currencyLabels: Record<Locale, string> = { en: 'OMR', ar: 'ر.ع.' }

/** The parts, for a page that sets them differently inside one `<bdi>`, and both joined, for plain text. */
export function formatPrice(baisa: Baisa, locale: Locale): Price {
  const amount = formatAmount(baisa)
  const currency = currencyLabels[locale]
  return { amount, currency, text: `${amount} ${currency}` }
}
