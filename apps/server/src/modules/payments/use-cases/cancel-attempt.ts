import type { AttemptState } from '../rules/payment-attempt.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * The customer has left the gateway's page without paying. The payment is closed there, so that nobody can pay any
 * more, and settled: what is held for it is free at once. Who paid just before has bought.
 */
export async function cancelAttempt(context: PaymentsContext, attemptId: number): Promise<AttemptState> {
  const attempt = await findAttempt(context.db, attemptId)
  const port = attempt && context.gateways.get(attempt.gateway)?.port
  if (attempt?.state === 'open' && attempt.pspReference) await port?.closePayment(attempt.pspReference)
  return settleAttempt(context, attemptId)
}
