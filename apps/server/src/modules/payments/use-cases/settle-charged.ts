import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { mayMove } from '../rules/payment-attempt.ts'
import { shopCurrency } from '../rules/payment-outcome.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import type { SettlementContext } from './purchase-port.ts'
import { recordMismatch, recordPayment } from './settle-attempt.ts'

/**
 * Settles an attempt by the gateway's own book, although the gateway does not answer about the payment: the order is
 * placed if it can still be had, otherwise the money goes to the wallet. Another amount is a mismatch, as ever.
 */
export async function settleCharged(
  context: SettlementContext,
  { attemptId, amount }: { attemptId: number; amount: Baisa },
): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt || !mayMove(attempt.state, 'paid')) return
  if (amount === attempt.charge) await recordPayment(context, attempt)
  else {
    const { publicId } = attempt
    await recordMismatch(context, attempt, {
      state: 'paid',
      attemptId: publicId,
      amount,
      currency: shopCurrency,
    })
  }
}
