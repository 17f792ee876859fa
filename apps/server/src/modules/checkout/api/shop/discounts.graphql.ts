import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { CheckoutResolvers } from '#http/graphql/resolvers.generated.ts'
import { readGiftCards } from '#modules/promotions/index.ts'
import type { Checkout } from '../../rules/checkout.ts'
import type { CheckoutDiscount } from '../../rules/checkout-discount.ts'
import { priceNow } from '../../use-cases/price-checkout.ts'
import type { CheckoutNodes } from './checkout-nodes.ts'

type DiscountFields =
  | 'discount'
  | 'discountName'
  | 'translatedDiscountName'
  | 'voucherCode'
  | 'giftCards'
  | 'discounts'

/** Discounts of a checkout: in Saleor's fields, and row by row for our own screens. */
export const discountResolvers = {
  discount: async (checkout, _args, { models }) =>
    toMoney((await priceNow(models, checkout)).totals.code_amount),
  discountName: (checkout) => nameOfFirst(checkout, 'en'),
  translatedDiscountName: (checkout, _args, { locale }) => nameOfFirst(checkout, locale),
  voucherCode: ({ discounts }) => discounts.find(({ kind }) => kind === 'promo')?.code ?? null,
  giftCards: ({ discounts }, _args, { db }) =>
    readGiftCards(
      db,
      discounts.flatMap(({ kind, sourceId }) => (kind === 'gift_card' ? [sourceId] : [])),
    ),
  discounts: async (checkout, _args, { models, locale }) => {
    const { discounts } = await priceNow(models, checkout)
    return discounts.map(({ discount, amount }) => ({
      id: toGlobalId('CheckoutDiscount', `${checkout.publicId}-${discount.kind}`),
      kind: kindNames[discount.kind],
      code: discount.code || null,
      name: nameOf(discount, locale),
      amount: toMoney(amount),
    }))
  },
} satisfies Pick<CheckoutResolvers<CheckoutNodes>['Checkout'], DiscountFields>

const kindNames = { promo: 'PROMO', referral: 'REFERRAL', gift_card: 'GIFT_CARD' } as const

/** Saleor names one discount. */
function nameOfFirst({ discounts }: Checkout, locale: Locale): string | null {
  const first = discounts.find(({ kind }) => kind !== 'gift_card')
  return first ? nameOf(first, locale) : null
}

function nameOf({ kind, name }: CheckoutDiscount, locale: Locale): string {
  return name?.[locale] ?? translatorFor(locale)(`promotions.kinds.${kind}`)
}
