import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { findCheckout } from '../storage/checkout-queries.ts'

type Deps = { db: Database }

export type PromoRefusal = 'NOT_FOUND' | 'PROMO_CODE_REQUIRED' | 'PROMO_CODE_INVALID' | 'PROMO_CODE_UNKNOWN'

/** The shop has no promotions yet, so no code is valid; the checkout stays as it is. */
export async function applyPromoCode(
  { db }: Deps,
  key: CheckoutKey,
  promoCode: string,
): Promise<Outcome<Checkout, PromoRefusal>> {
  if (!promoCode.trim()) return refuse('PROMO_CODE_REQUIRED', { field: 'promoCode' })
  if (!(await findCheckout(db, key))) return refuse('NOT_FOUND', { field: 'id' })
  return refuse('PROMO_CODE_INVALID', { field: 'promoCode' })
}

/** What was never added cannot be removed. */
export async function removePromoCode(
  { db }: Deps,
  key: CheckoutKey,
): Promise<Outcome<Checkout, PromoRefusal>> {
  if (!(await findCheckout(db, key))) return refuse('NOT_FOUND', { field: 'id' })
  return refuse('PROMO_CODE_UNKNOWN', { field: 'promoCode' })
}
