import { formatDayOfYear } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { Refusal } from '#kernel/outcome.ts'

/** A refusal of a code with its amounts, days and names as the shopper reads them; any other as it is. */
export function localizeRefusal(refusal: Refusal, locale: Locale): Refusal {
  if (!/^(PROMO_CODE|GIFT_CARD)_/.test(refusal.code)) return refusal
  const { goodsEn, goodsAr, minimum, missing, date, ...others } = refusal.params ?? {}
  const price = (amount: number) => {
    const shown = formatPrice(baisa(amount), locale)
    return `${shown.amount} ${shown.currency}`
  }
  return {
    ...refusal,
    params: {
      ...others,
      ...(typeof date === 'string' && { date: formatDayOfYear(date, locale) }),
      ...(goodsEn !== undefined && { goods: (locale === 'ar' ? goodsAr : goodsEn) ?? '' }),
      ...(typeof minimum === 'number' && { minimum: price(minimum) }),
      ...(typeof missing === 'number' && { missing: price(missing) }),
    },
  }
}
