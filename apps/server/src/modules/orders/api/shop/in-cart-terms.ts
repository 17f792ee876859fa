import type { Locale } from '@warsha/i18n/locales.ts'
import type { Refusal } from '#kernel/outcome.ts'
import { localizeRefusal } from '#modules/checkout/api/shop/index.ts'

/** A refusal of a checkout for callers that sent a cart: with the fields of their call, amounts and days as they are read. */
export function inCartTerms(refusal: Refusal, locale: Locale): Refusal {
  const { field, ...localized } = localizeRefusal(refusal, locale)
  // A cart has no field for either, and the address is what its shopper can do something about.
  const isDelivery = localized.code === 'SHIPPING_METHOD_NOT_SET'
  const said = isDelivery ? { ...localized, code: 'ADDRESS_REQUIRED' } : localized
  if (field === undefined) return said
  return { ...said, field: fields[field] ?? field }
}

const fields: Readonly<Record<string, string>> = {
  promoCode: 'discount_code',
  lines: 'cart_items',
  quantity: 'cart_items',
  shippingMethod: 'cart_items',
  shippingAddress: 'cart_items',
  channel: 'channel',
}
