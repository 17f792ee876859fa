import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { lockCheckout } from '#modules/checkout/index.ts'
import type { Order } from '#modules/orders/index.ts'
import {
  type AttemptState,
  isOpenHere,
  mayMove,
  moveTo,
  type PaymentAttempt,
} from '../rules/payment-attempt.ts'
import {
  type AttemptEnd,
  type AttemptToSettle,
  endAttempt,
  expireOpenAttempt,
  findAttempt,
  findAttemptToSettle,
  markOverAtGateway,
} from '../storage/attempt-queries.ts'
import { closeDifference } from '../storage/difference-queries.ts'
import { type Ended, followFailure, followLatePayment, followPayment } from './follow-payment.ts'
import { onMismatch } from './on-mismatch.ts'
import type { PaymentReading } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import { type GatewayOutcome, pollGateway } from './poll-gateway.ts'
import { unresolvedCause } from './unresolved-payment.ts'

/**
 * The one way a payment ends. Whoever hears of it (the browser's return, a callback, the reconciling job, a client's
 * call) comes here; the gateway itself is asked, and its answer is recorded once, together with everything that follows
 * from it. Called again, it changes nothing. Answers the state the attempt is in.
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
  const outcome = await pollGateway(context, attempt)
  const recorded = await recordOutcome(context, attempt, outcome)
  if (recorded) return recorded
  const state = (await findAttempt(context.db, attempt.id))?.state ?? attempt.state
  return { state, order: undefined }
}

/** Undefined: nothing is to be recorded, or somebody else has ended the attempt. */
async function recordOutcome(
  context: PaymentsContext,
  attempt: AttemptToSettle,
  outcome: GatewayOutcome,
): Promise<Settled | undefined> {
  if (outcome.kind === 'pending') return undefined
  if (outcome.kind === 'paid') return recordPayment(context, attempt)
  if (outcome.kind === 'mismatched') return recordMismatch(context, attempt, outcome.found)
  const { end, isOverAtGateway } = outcome
  if (isOpenHere(attempt)) return recordEnd(context, attempt, { end, isOverAtGateway })
  if (isOverAtGateway) {
    await markOverAtGateway(context.db, attempt.id)
    await closeDifference(context.db, unresolvedCause(attempt), 'the gateway says that it is over, unpaid')
  }
  return undefined
}

/** Ends an attempt that nobody has paid. */
export async function recordEnd(
  { db }: PaymentsContext,
  attempt: PaymentAttempt,
  { end, isOverAtGateway }: { end: 'declined' | 'cancelled' | 'expired'; isOverAtGateway: boolean },
): Promise<Settled | undefined> {
  const ended = await once(db, attempt, {
    end: { ...moveTo(end), isOverAtGateway },
    follow: (tx, it) => followFailure(tx, it, end),
  })
  return ended.ok ? ended.value : undefined
}

/**
 * What cannot be bought as it is held is undone whole, and recorded by a second transaction, in which the customer gets
 * what is left or the money: few payments come that late.
 */
async function recordPayment(
  context: PaymentsContext,
  attempt: PaymentAttempt,
): Promise<Settled | undefined> {
  const effect = attempt.purpose === 'checkout' ? 'order' : 'wallet'
  const end = { ...moveTo('paid'), isOverAtGateway: true, paid: attempt.charge, effect } as const
  const paid = await once(context.db, attempt, {
    end,
    follow: (tx, ended) => followPayment(context, tx, ended),
  })
  if (paid.ok) return paid.value
  const { code } = paid
  const late = await once(context.db, attempt, {
    end,
    follow: (tx, ended) => followLatePayment(context, tx, { ...ended, code }),
  })
  if (!late.ok) throw new Error(`The payment ${attempt.publicId} could not be recorded: ${late.code}`)
  return late.value
}

async function recordMismatch(
  { db, log }: PaymentsContext,
  attempt: PaymentAttempt,
  found: PaymentReading,
): Promise<Settled | undefined> {
  const { publicId, gateway, charge } = attempt
  const recorded = await once(db, attempt, {
    end: { ...moveTo('mismatched'), isOverAtGateway: true, effect: 'review' },
    follow: (tx, ended) => onMismatch(tx, ended, found),
  })
  if (!recorded.ok) throw new Error(`The payment ${publicId} could not be recorded: ${recorded.code}`)
  if (recorded.value) {
    const { amount, currency, attemptId } = found
    const isForeign = attemptId !== publicId
    log.error({ attempt: publicId, gateway, charge, amount, currency, isForeign }, 'a payment does not match')
  }
  return recorded.value
}

type Follow = (tx: Transaction, ended: Ended) => Promise<Outcome<Order | undefined>>

function once(
  db: PaymentsContext['db'],
  attempt: PaymentAttempt,
  { end, follow }: { end: AttemptEnd; follow: Follow },
): Promise<Outcome<Settled | undefined>> {
  return inTransaction<Settled | undefined, string>(db, async (tx) => {
    // The checkout's lock comes first, for everybody; the update of the attempt then says who ends it.
    const { checkoutPublicId } = attempt
    const checkout = checkoutPublicId ? await lockCheckout(tx, checkoutPublicId) : undefined
    if (!(await endAttempt(tx, attempt, end))) return ok(undefined)
    if (!isOpenHere(attempt)) await closeDifference(tx, unresolvedCause(attempt), `the payment is ${end.to}`)
    const followed = await follow(tx, { attempt, checkout })
    if (!followed.ok) return followed
    // It was ended before, so another payment may have begun for what it has bought now.
    if (followed.value && attempt.checkoutId && !isOpenHere(attempt))
      await expireOpenAttempt(tx, attempt.checkoutId)
    return ok({ state: end.to, order: followed.value })
  })
}
