import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type CodeTryRefusal, tryCode } from '#modules/promotions/index.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import { findCheckout } from '../storage/checkout-queries.ts'
import { changeCheckoutLines } from './change-checkout-lines.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { FillRefusal } from './create-checkout.ts'

export type PromoCodeRefusal = FillRefusal | 'PROMO_CODE_REQUIRED' | 'PROMO_CODE_UNKNOWN' | CodeTryRefusal

const field = 'promoCode'

/**
 * Adds a promo code, in the place of the one it has, or the one gift card to a checkout. A customer's holds it from now on,
 * together with everything else. Tries are limited by account, network and code. A refusal leaves the checkout as it is.
 */
export async function applyPromoCode(
  deps: CheckoutDeps,
  key: CheckoutKey,
  { promoCode, address }: { promoCode: string; address: string },
): Promise<Outcome<Checkout, PromoCodeRefusal>> {
  if (!promoCode.trim()) return refuse('PROMO_CODE_REQUIRED', { field })
  const checkout = await findCheckout(deps.db, key)
  if (!checkout) return refuse('NOT_FOUND', { field: 'id' })
  const { channelId } = checkout
  const found = await tryCode(deps, { typed: promoCode, channelId, customerId: key.customerId, address })
  if (!found.ok) return found
  return changeCheckoutLines(deps, key, (lines) => ok([...lines]), { discounts: { add: found.value } })
}

/** By its code, or by what it is. */
export type NamedDiscount = { code: string } | Pick<CheckoutDiscount, 'kind' | 'sourceId'>

/** Only a code of the checkout can be removed. */
export async function removePromoCode(
  deps: CheckoutDeps,
  key: CheckoutKey,
  named: NamedDiscount,
): Promise<Outcome<Checkout, PromoCodeRefusal>> {
  const checkout = await findCheckout(deps.db, key)
  if (!checkout) return refuse('NOT_FOUND', { field: 'id' })
  const applied = checkout.discounts.find((discount) => discount.code !== '' && isNamed(discount, named))
  if (!applied) return refuse('PROMO_CODE_UNKNOWN', { field })
  return changeCheckoutLines(deps, key, (lines) => ok([...lines]), { discounts: { remove: applied.kind } })
}

function isNamed({ kind, sourceId, code }: CheckoutDiscount, named: NamedDiscount): boolean {
  if ('code' in named) return code === named.code.trim().toLowerCase()
  return kind === named.kind && sourceId === named.sourceId
}
