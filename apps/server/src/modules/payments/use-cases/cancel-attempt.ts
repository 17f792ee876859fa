import { type AttemptState, isOpenHere } from '../rules/payment-attempt.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import type { SettlementContext } from './purchase-port.ts'
import { recordEnd, settleAttempt } from './settle-attempt.ts'

/**
 * The customer has left the gateway's page without paying. The payment is closed there, so that nobody can pay any
 * more, and what is held for it is free at once. Who paid just before has bought. If the gateway does not answer, the
 * payment ends here all the same.
 */
export async function cancelAttempt(context: SettlementContext, attemptId: number): Promise<AttemptState> {
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt || !isOpenHere(attempt)) return settleAttempt(context, attemptId)
  const closed = await closeAtGateway(context, attempt)
  if (closed === 'paid') return settleAttempt(context, attemptId)
  const end = { end: 'cancelled', isOverAtGateway: closed === 'over' } as const
  const ended = await recordEnd(context, attempt, end)
  return ended?.state ?? settleAttempt(context, attemptId)
}
