import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Checkout, completeCheckout, lockCheckout, readCheckout } from '#modules/checkout/index.ts'
import { createOrder, draftOrder, type Order, readOrderOf } from '#modules/orders/index.ts'
import { findOpenAttempt } from '../storage/attempt-queries.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

type Key = { publicId: string; customerId: number }

/**
 * Answers the order of a checkout: the one there is, or the one that its payment makes now. Without a payment that the
 * gateway confirms there is none, whatever the caller says; where nothing is to pay, none is needed.
 */
export async function completePayment(context: PaymentsContext, key: Key): Promise<Outcome<Order>> {
  const { publicId: checkoutPublicId, customerId } = key
  const made = await readOrderOf(context, { checkoutPublicId, customerId })
  if (made) return ok(made)
  const checkout = await readCheckout(context, key)
  if (!checkout || checkout.customerId !== customerId) return refuse('NOT_FOUND', { field: 'id' })
  if (checkout.lines.length === 0) return refuse('NO_LINES', { field: 'lines' })
  const open = await findOpenAttempt(context.db, checkout.id)
  if (open && context.gateways.has(open.gateway)) await settleAttempt(context, open.id)
  const settled = await readOrderOf(context, { checkoutPublicId, customerId })
  return settled ? ok(settled) : completeForNothing(context, checkout, customerId)
}

async function completeForNothing(
  context: PaymentsContext,
  { publicId }: Checkout,
  customerId: number,
): Promise<Outcome<Order>> {
  return inTransaction<Order, string>(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, publicId)
    if (!checkout) return refuse('CONFLICT')
    const draft = await draftOrder(context.models, checkout)
    if (draft.totalBaisa !== noBaisa) return refuse('CHECKOUT_NOT_PAID', { field: 'id' })
    const completed = await completeCheckout(tx, checkout)
    if (!completed.ok) return completed
    return ok(await createOrder(tx, { checkout, customerId, draft, paymentStatus: 'FULLY_CHARGED' }))
  })
}
