import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { lockCheckout, releaseWalletPart } from '#modules/checkout/index.ts'
import { isOpened, isOpenHere, type PaymentAttempt, type PaymentDoor } from '../rules/payment-attempt.ts'
import { findAttempt, markOverAtGateway, storeSession } from '../storage/attempt-queries.ts'
import { endAttempt } from '../storage/end-attempt.ts'
import { gatewayOf } from './attempt-gateway.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import { paymentFailed } from './payment-events.ts'
import type { OfferedGateway } from './payment-gateway.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { SettlementContext } from './purchase-port.ts'
import { settleAttempt } from './settle-attempt.ts'

export type OpenRefusal = 'GATEWAY_UNAVAILABLE' | 'CARD_AMOUNT_TOO_SMALL' | 'CONFLICT'

/** Has the gateway of a stored attempt open its page. A gateway that is away is something a shopper can act on. */
export async function openAtGateway(
  context: SettlementContext,
  { language, returnTo, description }: Pick<PaymentOrder, 'language' | 'returnTo' | 'description'>,
  { gateway, attempt }: { gateway: OfferedGateway; attempt: PaymentAttempt },
): Promise<Outcome<PaymentAttempt, OpenRefusal>> {
  const { publicId: attemptId, charge: amount, form, createdAt, expiresAt } = attempt
  const payment = { attemptId, amount, description, locale: language, form, createdAt, expiresAt, returnTo }
  const started = await gatewayOf(context, attempt).start(payment)
  if (started.kind === 'started') return storeStarted(context, attempt, started)
  if (started.kind === 'in-progress') return readOpened(context, attempt.id)
  if (!(await giveUp(context, attempt))) return readOpened(context, attempt.id)
  return started.kind === 'amount-too-small' ? refuseTooSmall(gateway) : refuse('GATEWAY_UNAVAILABLE')
}

/** Refuses an amount below the gateway's minimum, and names the minimum. */
export function refuseTooSmall({
  minAmount,
}: Pick<OfferedGateway, 'minAmount'>): Refusal<'CARD_AMOUNT_TOO_SMALL'> {
  const minimum = decimalFromBaisa(minAmount).toFixed(3)
  return refuse('CARD_AMOUNT_TOO_SMALL', { field: 'amount', params: { minimum } })
}

type Started = { pspReference: string } & PaymentDoor

/**
 * The first session of an attempt is the one to pay. One that arrives when the attempt was ended meanwhile is closed, and
 * so is a second one of a gateway that knows no keys: neither address is handed out.
 */
async function storeStarted(
  context: SettlementContext,
  attempt: PaymentAttempt,
  started: Started,
): Promise<Outcome<PaymentAttempt, 'CONFLICT'>> {
  const { pspReference } = started
  const stored = await storeSession(context.db, attempt.id, started)
  if (!stored) {
    const opened = await readOpened(context, attempt.id)
    const isSecond = !opened.ok || opened.value.pspReference !== pspReference
    if (isSecond) await closeAtGateway(context, { ...attempt, pspReference })
    return opened
  }
  if (isOpened(stored) && isOpenHere(stored)) return ok(stored)
  const closed = await closeAtGateway(context, stored)
  if (closed === 'over') await markOverAtGateway(context.db, attempt.id)
  if (closed === 'paid') await settleAttempt(context, attempt.id)
  return refuse('CONFLICT')
}

async function readOpened(
  { db }: SettlementContext,
  attemptId: number,
): Promise<Outcome<PaymentAttempt, 'CONFLICT'>> {
  const opened = await findAttempt(db, attemptId)
  return opened && isOpened(opened) && isOpenHere(opened) ? ok(opened) : refuse('CONFLICT')
}

/**
 * Gives up an attempt without a session. The goods stay held for another try; the wallet's part is released at once.
 * False: another tab has got its session, or it was ended meanwhile.
 */
async function giveUp({ db }: SettlementContext, attempt: PaymentAttempt): Promise<boolean> {
  const { checkoutPublicId, wallet } = attempt
  const given = await inTransaction(db, async (tx) => {
    const checkout = checkoutPublicId && wallet > 0 ? await lockCheckout(tx, checkoutPublicId) : undefined
    const end = { from: ['created'], to: 'expired', isOverAtGateway: true } as const
    const isEnded = await endAttempt(tx, attempt, end)
    if (isEnded && checkout?.heldUntil) await releaseWalletPart(tx, checkout)
    const { id: attemptId, customerId } = attempt
    if (isEnded) await publish(tx, paymentFailed({ attemptId, customerId, end: 'expired' }))
    return ok(isEnded)
  })
  return given.ok && given.value
}
