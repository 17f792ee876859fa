import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { endAttempt } from '../storage/attempt-queries.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Whether the gateway has said that nobody can pay the former payment any more. */
export type FormerPayment = 'over' | 'not-over'

/**
 * Ends a payment to make way for another. The hold stays, for the payment that comes; what was paid just before is
 * settled. A gateway that does not answer holds nobody up: the payment ends here, and what is paid there after all
 * goes to the wallet.
 */
export async function endOpenAttempt(context: PaymentsContext, open: PaymentAttempt): Promise<FormerPayment> {
  const closed = await closeAtGateway(context, open)
  if (closed === 'paid') await settleAttempt(context, open.id)
  const isOverAtGateway = closed === 'over'
  await inTransaction(context.db, async (tx) =>
    ok(await endAttempt(tx, open, { ...moveTo('cancelled'), isOverAtGateway })),
  )
  return isOverAtGateway || closed === 'paid' ? 'over' : 'not-over'
}
