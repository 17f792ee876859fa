import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { endAttempt } from '../storage/attempt-queries.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Closes a payment at its gateway to make way for another. The hold stays, for the payment that comes; what was paid
 * just before is settled.
 */
export async function endOpenAttempt(context: PaymentsContext, open: PaymentAttempt): Promise<void> {
  const port = context.gateways.get(open.gateway)?.port
  if (port && open.pspReference) {
    await port.closePayment(open.pspReference)
    const { state } = await port.readPayment(open.pspReference)
    if (state === 'paid') await settleAttempt(context, open.id)
  }
  await inTransaction(context.db, async (tx) => ok(await endAttempt(tx, open.id, moveTo('cancelled'))))
}
