import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import { insertDifference } from '../storage/difference-queries.ts'
import type { PaymentsContext } from './payments-context.ts'

export function unresolvedCause({ publicId }: Pick<PaymentAttempt, 'publicId'>): string {
  return `unresolved:${publicId}`
}

/** A gateway has not said for days whether a payment is over: an operator looks, and it is polled on. */
export async function reportUnresolved({ db, log }: PaymentsContext, attemptId: number): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || attempt.isOverAtGateway) return
  const { publicId, gateway, state } = attempt
  await insertDifference(db, {
    cause: unresolvedCause(attempt),
    kind: 'unresolved-payment',
    gateway,
    attemptId,
    expected: 'the gateway says whether it was paid',
    found: `${state} here, not over at the gateway`,
  })
  log.error(
    { attempt: publicId, gateway, state },
    'a gateway has not said for days whether a payment is over',
  )
}
