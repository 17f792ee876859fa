import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import { endAttempt } from '../storage/end-attempt.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import { paymentFailed } from './payment-events.ts'
import type { SettlementContext } from './purchase-port.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Whether the gateway has said that nobody can pay the former payment any more. */
export type FormerPayment = 'over' | 'not-over'

/**
 * Ends a payment to make way for another. The hold stays, for the payment that comes; what was paid just before is
 * settled. A gateway that does not answer holds nobody up: the payment ends here, and what is paid there after all
 * goes to the wallet.
 */
export async function endOpenAttempt(
  context: SettlementContext,
  open: PaymentAttempt,
): Promise<FormerPayment> {
  const closed = await closeAtGateway(context, open)
  const isOverAtGateway = closed === 'paid' ? await settlePaid(context, open) : closed === 'over'
  await inTransaction(context.db, async (tx) => {
    const { id: attemptId, customerId } = open
    if (await endAttempt(tx, open, { ...moveTo('cancelled'), isOverAtGateway }))
      await publish(tx, paymentFailed({ attemptId, customerId, end: 'cancelled' }))
    return ok(undefined)
  })
  return isOverAtGateway ? 'over' : 'not-over'
}

/** False: the gateway says that it was paid, but what was paid could not be read; it is polled. */
async function settlePaid(context: SettlementContext, { id }: PaymentAttempt): Promise<boolean> {
  await settleAttempt(context, id)
  return (await findAttempt(context.db, id))?.isOverAtGateway ?? false
}
