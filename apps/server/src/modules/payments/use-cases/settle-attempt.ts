import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { lockCheckout } from '#modules/checkout/index.ts'
import type { Order } from '#modules/orders/index.ts'
import { type AttemptState, mayMove, moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { type Verdict, verdictOf } from '../rules/verdict.ts'
import {
  type AttemptToSettle,
  endAttempt,
  findAttempt,
  findAttemptToSettle,
} from '../storage/attempt-queries.ts'
import { type Ended, followFailure, followLatePayment, followPayment } from './follow-payment.ts'
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
  return (await settleFound(context, attempt)).state
}

/** The order is there when this very call has made it. */
export type Settled = { state: AttemptState; order: Order | undefined }

/** The same for an attempt that was read before. */
export async function settleFound(context: PaymentsContext, attempt: AttemptToSettle): Promise<Settled> {
  if (!mayMove(attempt.state, 'paid')) return { state: attempt.state, order: undefined }
  const verdict = await askGateway(context, attempt)
  const written = verdict === 'pending' ? undefined : await writeDown(context, attempt, verdict)
  if (written) return written
  const state = (await findAttempt(context.db, attempt.id))?.state ?? attempt.state
  return { state, order: undefined }
}

type End = Exclude<Verdict, 'pending'> | 'expired'

async function askGateway(context: PaymentsContext, attempt: AttemptToSettle): Promise<End | 'pending'> {
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

/**
 * Undefined: somebody else has ended it. What cannot be bought as it is held is undone whole, and written down by a
 * second transaction, in which the customer gets what is left or the money: few payments come that late.
 */
async function writeDown(
  context: PaymentsContext,
  attempt: PaymentAttempt,
  end: End,
): Promise<Settled | undefined> {
  if (end !== 'paid') {
    const failed = await once(context, attempt, {
      end,
      follow: (tx, ended) => followFailure(tx, ended, end),
    })
    return failed.ok ? failed.value : undefined
  }
  const paid = await once(context, attempt, { end, follow: (tx, ended) => followPayment(context, tx, ended) })
  if (paid.ok) return paid.value
  const { code } = paid
  const late = await once(context, attempt, {
    end,
    follow: (tx, ended) => followLatePayment(context, tx, { ...ended, code }),
  })
  if (!late.ok) throw new Error(`The payment ${attempt.publicId} could not be written down: ${late.code}`)
  return late.value
}

type Follow = (tx: Transaction, ended: Ended) => Promise<Outcome<Order | undefined>>

function once(
  { db }: PaymentsContext,
  attempt: PaymentAttempt,
  { end, follow }: { end: End; follow: Follow },
): Promise<Outcome<Settled | undefined>> {
  return inTransaction<Settled | undefined, string>(db, async (tx) => {
    // The checkout's lock comes first, for everybody; the update of the attempt then says who ends it.
    const { checkoutPublicId } = attempt
    const checkout = checkoutPublicId ? await lockCheckout(tx, checkoutPublicId) : undefined
    if (!(await endAttempt(tx, attempt.id, moveTo(end)))) return ok(undefined)
    const followed = await follow(tx, { attempt, checkout })
    return followed.ok ? ok({ state: end, order: followed.value }) : followed
  })
}
