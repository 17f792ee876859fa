import { type Baisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { affordableBaisa } from '@warsha/contract/payments/split-payment.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { applyPromoCode, type Checkout, createCheckout } from '#modules/checkout/index.ts'
import { draftOrder, dueOf, type Order } from '#modules/orders/index.ts'
import type { SettlementContext } from '#modules/payments/index.ts'
import { completePurchase } from './complete-purchase.ts'
import { payCheckout } from './pay-checkout.ts'
import { payFromWallet } from './pay-from-wallet.ts'

export type CartPurchase = {
  customerId: number
  draft: Parameters<typeof createCheckout>[1]
  promoCode: string
  /** Where the call comes from: tries of codes are counted. */
  address: string
  usesWallet: boolean
  /** Where the rest is paid; without it the customer has to come back for that. */
  gateway: { id: string; host: string } | undefined
}

/** The order, if nothing was left to pay; otherwise what is, and where. */
export type BoughtCart = { checkout: Checkout; order: Order | undefined; due: Baisa; url: string | null }

/** Buys a whole cart in one call, by the same steps and with the same checks as one after the other. */
export async function buyCart(
  context: SettlementContext,
  purchase: CartPurchase,
): Promise<Outcome<BoughtCart>> {
  const { customerId, gateway } = purchase
  const made = await openFor(context, purchase)
  if (!made.ok) return made
  const checkout = made.value
  const total = dueOf(await draftOrder(context.models, checkout))
  const left = await dueAfterWallet(context, purchase, { checkout, total })
  if (!left.ok) return left
  const due = left.value
  if (due === noBaisa) {
    const order = await completePurchase(context, { publicId: checkout.publicId, customerId })
    return order.ok ? ok({ checkout, order: order.value, due, url: null }) : order
  }
  if (!gateway) return ok({ checkout, order: undefined, due, url: null })
  const started = await payCheckout(context, {
    checkout,
    customerId,
    gatewayId: gateway.id,
    host: gateway.host,
  })
  return started.ok ? ok({ checkout, order: undefined, due, url: started.value.url }) : started
}

async function openFor(
  context: SettlementContext,
  { customerId, draft, promoCode, address }: CartPurchase,
): Promise<Outcome<Checkout>> {
  const made = await createCheckout(context, { ...draft, isFinal: true })
  if (!made.ok || !promoCode.trim()) return made
  return applyPromoCode(context, { publicId: made.value.publicId, customerId }, { promoCode, address })
}

/** The amount left to pay once the wallet has set its part aside; an empty wallet is no reason to stop. */
async function dueAfterWallet(
  context: SettlementContext,
  { usesWallet, customerId }: CartPurchase,
  { checkout, total }: { checkout: Checkout; total: Baisa },
): Promise<Outcome<Baisa>> {
  if (!usesWallet || total === noBaisa) return ok(total)
  const held = await payFromWallet(context, { checkout, customerId })
  if (!held.ok) return held.code === 'BALANCE_INSUFFICIENT' ? ok(total) : held
  const { amount, feePercent } = held.value
  return ok(subtractBaisa(total, affordableBaisa(amount, feePercent)))
}
