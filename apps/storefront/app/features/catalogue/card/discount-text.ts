import type { DiscountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'

/** `−20%`, or `−2.225` and the currency; the figure is to be shown in one piece from left to right. */
export function discountParts(
  badge: DiscountBadge,
  lang: Locale,
): { figure: string; currency: string | null } {
  if (badge.kind === 'percentage') return { figure: `−${badge.percentage}%`, currency: null }
  const { amount, currency } = formatPrice(badge.amount, lang)
  return { figure: `−${amount}`, currency }
}

/** The same in words: `20%` or `2.225 OMR`. */
export function discountWords(badge: DiscountBadge, lang: Locale): string {
  return badge.kind === 'fixed' ? formatPrice(badge.amount, lang).text : `${badge.percentage}%`
}
