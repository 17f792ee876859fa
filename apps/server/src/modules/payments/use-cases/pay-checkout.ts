import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Checkout, extendHold, lockCheckout } from '#modules/checkout/index.ts'
import { draftOrder } from '#modules/orders/index.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import type { PaymentsContext } from './payments-context.ts'
import { type StartRefusal, startPayment } from './start-payment.ts'

/** Payments end a little before what they are for is given up, so that nobody pays at the last moment in vain. */
const graceMs = 60_000

/** Begins to pay for a customer's checkout by card. What is bought and what it costs is frozen now. */
export async function payCheckout(
  context: PaymentsContext,
  {
    checkout,
    customerId,
    gatewayId,
    host,
  }: { checkout: Checkout; customerId: number; gatewayId: string; host: string },
): Promise<Outcome<PaymentAttempt, StartRefusal | 'NOTHING_TO_PAY'>> {
  const purchase = await draftOrder(context.models, checkout)
  if (purchase.totalBaisa === noBaisa) return refuse('NOTHING_TO_PAY')
  const { id, version, publicId, language } = checkout
  return startPayment(context, {
    purpose: 'checkout',
    checkout: { id, publicId, version },
    customerId,
    gatewayId,
    amount: purchase.totalBaisa,
    language,
    purchase,
    prepare: (tx) => prepareHold(tx, checkout, customerId),
    returnTo: { host, checkoutId: toGlobalId('Checkout', publicId) },
    description: language === 'en' ? context.config.BRAND_NAME_EN : context.config.BRAND_NAME_AR,
  })
}

async function prepareHold(tx: Transaction, { version, publicId }: Checkout, customerId: number) {
  const locked = await lockCheckout(tx, publicId)
  if (locked?.version !== version || locked.customerId !== customerId) return refuse('CONFLICT')
  // Lengthened once; afterwards it goes on as it is, while it lasts.
  const extended = await extendHold(tx, { publicId, customerId })
  const heldUntil = extended.ok ? extended.value : locked.heldUntil
  if (!heldUntil) return refuse('HOLD_EXPIRED')
  return ok(new Date(heldUntil.getTime() - graceMs))
}
