import type { DiscountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'

/** `-20%` or `-2.225`; whoever shows it keeps it in one piece from left to right. */
export function discountText(badge: DiscountBadge): string {
  return badge.kind === 'fixed' ? `-${formatAmount(badge.amount)}` : `-${badge.percentage}%`
}

/** The same in words: `20%` or `2.225 OMR`. */
export function discountWords(badge: DiscountBadge, lang: Locale): string {
  return badge.kind === 'fixed' ? formatPrice(badge.amount, lang).text : `${badge.percentage}%`
}
