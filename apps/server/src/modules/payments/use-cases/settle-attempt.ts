import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { singleFlight } from '#kernel/single-flight.ts'
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
  type AttemptToSettle,
  expireOpenAttempt,
  findAttempt,
  findAttemptToSettle,
  findOpenAttemptOf,
  markOverAtGateway,
} from '../storage/attempt-queries.ts'
import { closeDifference } from '../storage/difference-queries.ts'
import { type AttemptEnd, endAttempt, endedElsewhere, endPaidAttempt } from '../storage/end-attempt.ts'
import { countPayment } from './count-payments.ts'
import { onMismatch } from './on-mismatch.ts'
import { paymentFailed, paymentSucceeded } from './payment-events.ts'
import type { PaymentReading } from './payment-gateway.ts'
import { type GatewayOutcome, type LaterPoll, pollGateway } from './poll-gateway.ts'
import type { EndedPayment, SettlementContext } from './purchase-port.ts'
import { unresolvedCause } from './unresolved-payment.ts'

/**
 * The one way a payment ends. All reports of it (the browser's return, a callback, the reconciling job, a client's
 * call) come here; the gateway itself is asked, and its answer is recorded once, together with everything that follows
 * from it. Called again, it changes nothing. Answers the state the attempt is in.
 */
export async function settleAttempt(context: SettlementContext, attemptId: number): Promise<AttemptState> {
  return (await pollAttempt(context, attemptId)).state
}

/** The same, with what the gateway said about the next poll. */
export async function pollAttempt(context: SettlementContext, attemptId: number): Promise<Settled> {
  const attempt = await findAttemptToSettle(context.db, attemptId)
  if (!attempt) throw new Error(`There is no payment attempt ${attemptId}`)
  return settleFound(context, attempt)
}

/** The order is there when this call has made it, or has waited for the one that did. */
export type Settled = { state: AttemptState; order: Order | undefined } & LaterPoll

/** The same for the open attempt of a customer's checkout; undefined: there is none. */
export async function settleOpenAttempt(
  context: SettlementContext,
  checkout: { publicId: string; customerId: number },
): Promise<Settled | undefined> {
  const open = await findOpenAttemptOf(context.db, checkout)
  return open && settleFound(context, open)
}

/** The same for an attempt that was read before. */
export async function settleFound(context: SettlementContext, attempt: AttemptToSettle): Promise<Settled> {
  if (!mayMove(attempt.state, 'paid')) return { state: attempt.state, order: undefined }
  const outcome = await pollGateway(context, attempt)
  const retryAfterSeconds = 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined
  const recorded = await recordOnce(context, attempt, outcome)
  if (recorded) return { ...recorded, retryAfterSeconds }
  const state = (await findAttempt(context.db, attempt.id))?.state ?? attempt.state
  return { state, order: undefined, retryAfterSeconds }
}

/**
 * A callback and the customer's return often come at the same moment. Both have asked the gateway and know that it is paid:
 * one records it, the other waits for that result and not for the locks. If the first has failed, it tries itself.
 */
async function recordOnce(
  context: SettlementContext,
  attempt: AttemptToSettle,
  outcome: GatewayOutcome,
): Promise<Settled | undefined> {
  if (outcome.kind !== 'paid') return recordOutcome(context, attempt, outcome)
  let isFirst = false
  const recorded = recordings(attempt.publicId, () => {
    isFirst = true
    return recordOutcome(context, attempt, outcome)
  })
  return isFirst ? recorded : recorded.catch(() => recordOutcome(context, attempt, outcome))
}

const recordings = singleFlight<Settled | undefined>()

async function recordOutcome(
  context: SettlementContext,
  attempt: AttemptToSettle,
  outcome: GatewayOutcome,
): Promise<Settled | undefined> {
  const recorded = await record(context, attempt, outcome)
  if (recorded) {
    const { publicId, gateway, charge } = attempt
    const { state, order } = recorded
    const money = { amountBaisa: charge, order: order?.number }
    countPayment({ gateway, state })
    context.log.info({ attempt: publicId, gateway, state, ...money }, 'a payment has ended')
  }
  return recorded
}

/** Undefined: nothing is to be recorded, or somebody else has ended the attempt. */
async function record(
  context: SettlementContext,
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
  { db, purchases }: SettlementContext,
  attempt: PaymentAttempt,
  { end, isOverAtGateway }: { end: 'declined' | 'cancelled' | 'expired'; isOverAtGateway: boolean },
): Promise<Settled | undefined> {
  const ended = await once(db, attempt, {
    end: { ...moveTo(end), isOverAtGateway },
    follow: (tx, it) => purchases.onPaymentFailed(tx, it, end),
  })
  return ended.ok ? ended.value : undefined
}

/**
 * If the purchase cannot be made from the reservation, its transaction is rolled back. A second one records the payment
 * and gives the customer what is left, or the money: few payments come that late.
 */
export async function recordPayment(
  context: SettlementContext,
  attempt: PaymentAttempt,
): Promise<Settled | undefined> {
  const effect = attempt.purpose === 'checkout' ? 'order' : 'wallet'
  const end = { ...moveTo('paid'), isOverAtGateway: true, paid: attempt.charge, effect } as const
  const paid = await once(context.db, attempt, {
    end,
    follow: (tx, ended) => context.purchases.onPaymentSucceeded(context, tx, ended),
    isEndedLast: true,
  })
  if (paid.ok) return paid.value
  const { code } = paid
  if (code === endedElsewhere) return undefined
  const late = await once(context.db, attempt, {
    end,
    follow: (tx, ended) => context.purchases.onLatePayment(context, tx, { ...ended, code }),
  })
  if (!late.ok) throw new Error(`The payment ${attempt.publicId} could not be recorded: ${late.code}`)
  if (late.value && !late.value.order) {
    const { publicId, gateway, charge } = attempt
    context.log.warn(
      { attempt: publicId, gateway, amountBaisa: charge, reason: code },
      'a payment bought nothing and went to the wallet',
    )
  }
  return late.value
}

/** The gateway took something else than was asked for. */
export async function recordMismatch(
  { db, log }: SettlementContext,
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

async function publishEnd(
  tx: Transaction,
  { id: attemptId, customerId }: PaymentAttempt,
  { to, order }: { to: AttemptState; order: Order | undefined },
): Promise<void> {
  if (to === 'paid')
    await publish(tx, paymentSucceeded({ attemptId, customerId, orderId: order?.id ?? null }))
  if (to === 'declined' || to === 'cancelled' || to === 'expired')
    await publish(tx, paymentFailed({ attemptId, customerId, end: to }))
}

type Follow = (tx: Transaction, ended: EndedPayment) => Promise<Outcome<Order | undefined>>

function once(
  db: SettlementContext['db'],
  attempt: PaymentAttempt,
  { end, follow, isEndedLast = false }: { end: AttemptEnd; follow: Follow; isEndedLast?: boolean },
): Promise<Outcome<Settled | undefined>> {
  return inTransaction<Settled | undefined, string>(db, async (tx) => {
    // The checkout's lock comes first, for everybody; the update of the attempt then says who ends it.
    const { checkoutPublicId } = attempt
    const checkout = checkoutPublicId ? await lockCheckout(tx, checkoutPublicId) : undefined
    const ended = { attempt, checkout }
    if (isEndedLast && isForOrder(ended)) await endPaidAttempt(tx, attempt, { ...end, paid: attempt.charge })
    else if (!(await endAttempt(tx, attempt, end))) return ok(undefined)
    if (!isOpenHere(attempt)) await closeDifference(tx, unresolvedCause(attempt), `the payment is ${end.to}`)
    const followed = await follow(tx, ended)
    if (!followed.ok) return followed
    await publishEnd(tx, attempt, { to: end.to, order: followed.value })
    // It was ended before, so another payment may have begun for what it has bought now.
    if (followed.value && attempt.checkoutId && !isOpenHere(attempt))
      await expireOpenAttempt(tx, attempt.checkoutId)
    return ok({ state: end.to, order: followed.value })
  })
}

/**
 * Whether the payment buys the checkout as it is, or nothing at all: then it is ended with the order, by the last statement of the
 * transaction. Everything else begins with the end of the attempt.
 */
function isForOrder({ attempt, checkout }: EndedPayment): boolean {
  return isOpenHere(attempt) && attempt.purchase !== null && checkout?.version === attempt.checkoutVersion
}
