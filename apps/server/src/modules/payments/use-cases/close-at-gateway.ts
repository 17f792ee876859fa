import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { gatewayOf } from './attempt-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'

/** Closes the payment of an attempt at its gateway. `unclear`: the gateway has not said whether it can still be paid. */
export async function closeAtGateway(
  context: PaymentsContext,
  attempt: PaymentAttempt,
): Promise<'over' | 'paid' | 'unclear'> {
  // The payment has no address, so no customer can pay it; a session that is being opened is closed when it arrives.
  if (!attempt.pspReference) return 'over'
  const { kind } = await gatewayOf(context, attempt).close(attempt.pspReference)
  if (kind === 'already-paid') return 'paid'
  return kind === 'closed' || kind === 'already-ended' ? 'over' : 'unclear'
}
