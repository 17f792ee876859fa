import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Locale, languageCodeOf, routableLocales } from '@warsha/i18n/locales.ts'
import type { CheckoutError, CheckoutErrorCode } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refusalText } from '#http/rest/answers.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Outcome, Refusal } from '#kernel/outcome.ts'
import { listFreeSlots } from '#modules/booking/index.ts'
import { stockText } from '#modules/inventory/api/shop/index.ts'
import type { Checkout } from '../../rules/checkout.ts'
import type { CheckoutPayload } from './checkout-nodes.ts'
import { localizeRefusal } from './localize-refusal.ts'

/** The payload of a mutation that succeeded, and of one that did not. */
export async function checkoutPayload(
  outcome: Outcome<Checkout>,
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
): Promise<CheckoutPayload> {
  const errors = outcome.ok
    ? []
    : [{ ...toCheckoutError(outcome, locale), freeHours: await freeSlotsFor(db, outcome) }]
  return { checkout: outcome.ok ? outcome.value : null, errors, checkoutErrors: errors }
}

/** A refusal in Saleor's words: strict clients know no other codes than these. */
export function toCheckoutError(refusal: Refusal, locale: Locale): CheckoutError {
  const { code, field, params = {} } = refusal
  const { variantId, addressType } = params
  return {
    field: field ?? null,
    code: codes[code] ?? 'INVALID',
    message: messageOf(refusal, locale),
    messages: routableLocales.map((each) => ({
      language: languageCodeOf(each),
      text: messageOf(refusal, each),
    })),
    variants: typeof variantId === 'number' ? [toGlobalId('ProductVariant', variantId)] : null,
    lines: null,
    metadataKey: typeof params.key === 'string' ? params.key : null,
    addressType: addressType === 'BILLING' || addressType === 'SHIPPING' ? addressType : null,
  }
}

/** Who lost an hour is told what there is instead; any other refusal has nothing to do with hours. */
async function freeSlotsFor(db: Database, { params }: Refusal) {
  if (typeof params?.centreId !== 'number') return null
  const hours = await listFreeSlots(db, params.centreId)
  return hours.map((hour) => ({ ...hour, slotId: String(hour.slotId) }))
}

/** Ids that are none are the fault of a program, told to its author as Saleor does. */
function messageOf(refusal: Refusal, locale: Locale): string {
  const { code, params } = refusal
  if (code === 'ID_INVALID' && typeof params?.message === 'string') return params.message
  if (code === 'STOCK_INSUFFICIENT')
    return stockText({ problem: code, freeUnits: Number(params?.count ?? 0) }, locale)
  return refusalText(localizeRefusal(refusal, locale), locale)
}

const codes: Readonly<Record<string, CheckoutErrorCode>> = {
  ID_INVALID: 'GRAPHQL_ERROR',
  NOT_FOUND: 'NOT_FOUND',
  VARIANT_UNKNOWN: 'GRAPHQL_ERROR',
  LINE_UNKNOWN: 'NOT_FOUND',
  CHANNEL_UNKNOWN: 'NOT_FOUND',
  CHANNEL_MISSING: 'MISSING_CHANNEL_SLUG',
  REQUIRED: 'REQUIRED',
  QUANTITY_REQUIRED: 'REQUIRED',
  QUANTITY_INVALID: 'ZERO_QUANTITY',
  QUANTITY_LIMITED: 'QUANTITY_GREATER_THAN_LIMIT',
  USAGE_LIMITED_PER_ORDER: 'QUANTITY_GREATER_THAN_LIMIT',
  USAGE_LIMITED_PER_USER: 'QUANTITY_GREATER_THAN_LIMIT',
  VARIANT_NOT_IN_CHANNEL: 'UNAVAILABLE_VARIANT_IN_CHANNEL',
  PRODUCT_NOT_PUBLISHED: 'PRODUCT_NOT_PUBLISHED',
  PRODUCT_NOT_FOR_SALE: 'PRODUCT_UNAVAILABLE_FOR_PURCHASE',
  PRODUCT_NOT_SOLD_HERE: 'INSUFFICIENT_STOCK',
  STOCK_INSUFFICIENT: 'INSUFFICIENT_STOCK',
  SLOT_UNKNOWN: 'INSUFFICIENT_STOCK',
  SLOT_TAKEN: 'INSUFFICIENT_STOCK',
  SLOT_TOO_SOON: 'INSUFFICIENT_STOCK',
  SLOT_ON_HOLIDAY: 'INSUFFICIENT_STOCK',
  CENTRE_CLOSED: 'INSUFFICIENT_STOCK',
  SLOT_HELD_TOO_LONG: 'INSUFFICIENT_STOCK',
  SLOTS_TOO_MANY: 'QUANTITY_GREATER_THAN_LIMIT',
  CHECKOUTS_TOO_MANY: 'INVALID',
  SLOT_NOT_CHOSEN: 'REQUIRED',
  SHIPPING_METHOD_NOT_SET: 'SHIPPING_METHOD_NOT_SET',
  ADDRESS_REQUIRED: 'SHIPPING_ADDRESS_NOT_SET',
  BILLING_ADDRESS_NOT_SET: 'BILLING_ADDRESS_NOT_SET',
  DELIVERY_NOT_APPLICABLE: 'DELIVERY_METHOD_NOT_APPLICABLE',
  SHIPPING_METHOD_UNKNOWN: 'NOT_FOUND',
  SHIPPING_NOT_REQUIRED: 'SHIPPING_NOT_REQUIRED',
  SHIPPING_CHANGE_FORBIDDEN: 'SHIPPING_CHANGE_FORBIDDEN',
  PROMO_CODE_UNKNOWN: 'NOT_FOUND',
  PROMO_CODE_USED_BY_YOU: 'VOUCHER_NOT_APPLICABLE',
  PROMO_CODE_NOT_FOR_BASKET: 'VOUCHER_NOT_APPLICABLE',
  PROMO_CODE_MINIMUM: 'VOUCHER_NOT_APPLICABLE',
  PROMO_CODE_BOOK_SOONER: 'VOUCHER_NOT_APPLICABLE',
  GUEST_CODE: 'VOUCHER_NOT_APPLICABLE',
  EMAIL_NOT_SET: 'EMAIL_NOT_SET',
  GIFT_CARD_EMPTY: 'GIFT_CARD_NOT_APPLICABLE',
  GIFT_CARD_EXPIRED: 'GIFT_CARD_NOT_APPLICABLE',
  GIFT_CARD_IN_USE: 'GIFT_CARD_NOT_APPLICABLE',
  GIFT_CARD_ONE_ONLY: 'GIFT_CARD_NOT_APPLICABLE',
  GIFT_CARD_SIGN_IN: 'GIFT_CARD_NOT_APPLICABLE',
  CHECKOUT_NOT_PAID: 'CHECKOUT_NOT_FULLY_PAID',
  NO_LINES: 'NO_LINES',
}
