import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { lockCheckout } from '#modules/checkout/index.ts'
import { type AttemptState, mayMove, moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { type Verdict, verdictOf } from '../rules/verdict.ts'
import { endAttempt, findAttempt, findAttemptToSettle } from '../storage/attempt-queries.ts'
import { followFailure, followPayment } from './follow-payment.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'

/**
 * The one way a payment ends. Whoever hears of it (the browser's return, a callback, the reconciling job, a client's
 * call) comes here; the gateway itself is asked, and its answer is written down once, together with everything that
 * follows from it. Called again, it changes nothing. Answers the state the attempt is in.
 */
export async function settleAttempt(context: PaymentsContext, attemptId: number): Promise<AttemptState> {
  const attempt = await findAttemptToSettle(context.db, attemptId)
  if (!attempt) throw new Error(`There is no payment attempt ${attemptId}`)
  if (!mayMove(attempt.state, 'paid')) return attempt.state
  const verdict = await askGateway(context, attempt)
  const isWritten = verdict !== 'pending' && (await writeDown(context, attempt, verdict))
  if (isWritten) return verdict
  return (await findAttempt(context.db, attemptId))?.state ?? attempt.state
}

type End = Exclude<Verdict, 'pending'> | 'expired'

async function askGateway(
  context: PaymentsContext,
  attempt: PaymentAttempt & { isOverdue: boolean },
): Promise<End | 'pending'> {
  const { pspReference, isOverdue } = attempt
  // Nobody got its address, so nobody can pay it.
  if (!pspReference) return isOverdue ? 'expired' : 'pending'
  const port = context.gateways.get(attempt.gateway)?.port
  if (!port)
    throw new Error(`The gateway ${attempt.gateway} of attempt ${attempt.id} is not configured any more`)
  const verdict = verdictOf(attempt, await port.readPayment(pspReference))
  return verdict === 'pending' && isOverdue ? closeAndAsk(port, attempt, pspReference) : verdict
}

/** What can still be paid though its time is over is closed; somebody may have paid just before, so it is read again. */
async function closeAndAsk(
  port: PaymentGateway,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<Verdict> {
  await port.closePayment(pspReference)
  return verdictOf(attempt, await port.readPayment(pspReference))
}

/** False: somebody else has ended it. */
async function writeDown(context: PaymentsContext, attempt: PaymentAttempt, end: End): Promise<boolean> {
  const written = await inTransaction(context.db, async (tx) => {
    // The checkout's lock comes first, for everybody; the update of the attempt then says who ends it.
    const { checkoutPublicId } = attempt
    const checkout = checkoutPublicId ? await lockCheckout(tx, checkoutPublicId) : undefined
    if (!(await endAttempt(tx, attempt.id, moveTo(end)))) return ok(false)
    if (end === 'paid') await followPayment(context, tx, { attempt, checkout })
    else await followFailure(tx, { attempt, checkout })
    return ok(true)
  })
  return written.ok && written.value
}
