import { isOpenHere } from '../rules/payment-attempt.ts'
import { paymentOutcomeOf } from '../rules/payment-outcome.ts'
import type { AttemptToSettle } from '../storage/attempt-queries.ts'
import { type AttemptGateway, gatewayOf } from './attempt-gateway.ts'
import type { PaymentReading } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'

/** State of an attempt at the gateway. `unpaid`: it is over here, and at the gateway, too, if that has said so. */
export type GatewayOutcome =
  | ({ kind: 'pending' } & LaterPoll)
  | { kind: 'paid' }
  | { kind: 'mismatched'; found: PaymentReading }
  | ({ kind: 'unpaid'; end: 'declined' | 'cancelled' | 'expired'; isOverAtGateway: boolean } & LaterPoll)

/** The gateway wants to be left alone about the payment for so long. */
export type LaterPoll = { retryAfterSeconds?: number | undefined }

/**
 * Asks the gateway how an attempt stands. What can still be paid though nobody should (its time is over, or it was ended
 * here) is closed there. A gateway that does not answer holds nobody up: an attempt whose time is over ends here all the
 * same, and is polled until the gateway says that it is over.
 */
export async function pollGateway(
  context: PaymentsContext,
  attempt: AttemptToSettle,
): Promise<GatewayOutcome> {
  const { pspReference, isOverdue } = attempt
  const isLate = isOverdue && isOpenHere(attempt)
  // The payment has no address, so no customer can pay it.
  if (!pspReference) return isLate ? expired({ isOverAtGateway: true }) : { kind: 'pending' }
  const gateway = gatewayOf(context, attempt)
  const read = await gateway.read(pspReference)
  if (read.kind !== 'read') return isLate ? expiredHere(read) : pendingAfter(read)
  const outcome = outcomeOf(attempt, read)
  const isUnwanted = isOverdue || !isOpenHere(attempt)
  return outcome.kind === 'pending' && isUnwanted ? closeLate(gateway, attempt, pspReference) : outcome
}

/** The customer may have paid at the last moment: then the payment is read once more. */
async function closeLate(
  gateway: AttemptGateway,
  attempt: AttemptToSettle,
  pspReference: string,
): Promise<GatewayOutcome> {
  const closed = await gateway.close(pspReference)
  if (closed.kind === 'closed' || closed.kind === 'already-ended') return expired({ isOverAtGateway: true })
  const read = closed.kind === 'already-paid' ? await gateway.read(pspReference) : closed
  if (read.kind === 'read') return outcomeOf(attempt, read)
  return isOpenHere(attempt) ? expiredHere(read) : pendingAfter(read)
}

function pendingAfter({ retryAfterSeconds }: LaterPoll): GatewayOutcome {
  return { kind: 'pending', retryAfterSeconds }
}

/** Its time is over, and the gateway does not say how it stands there. */
function expiredHere({ retryAfterSeconds }: LaterPoll): GatewayOutcome {
  return { kind: 'unpaid', end: 'expired', isOverAtGateway: false, retryAfterSeconds }
}

function outcomeOf(attempt: AttemptToSettle, found: PaymentReading): GatewayOutcome {
  const verdict = paymentOutcomeOf(attempt, found)
  if (verdict === 'pending' || verdict === 'paid') return { kind: verdict }
  if (verdict === 'mismatched') return { kind: verdict, found }
  return { kind: 'unpaid', end: verdict, isOverAtGateway: true }
}

function expired({ isOverAtGateway }: { isOverAtGateway: boolean }): GatewayOutcome {
  return { kind: 'unpaid', end: 'expired', isOverAtGateway }
}
