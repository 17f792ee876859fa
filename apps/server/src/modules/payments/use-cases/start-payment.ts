import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { OrderDraft } from '#modules/orders/index.ts'
import { chargeFor } from '../rules/charge.ts'
import { secondsToNextAsk } from '../rules/next-ask.ts'
import { type AttemptPurpose, moveTo, type PaymentAttempt } from '../rules/payment-attempt.ts'
import type { ReturnAddress } from '../rules/return-address.ts'
import {
  endAttempt,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  storeSession,
} from '../storage/attempt-queries.ts'
import type { OfferedGateway } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

export type PaymentOrder = {
  purpose: AttemptPurpose
  checkout: { id: number; publicId: string; version: number } | undefined
  customerId: number
  gatewayId: string
  amount: Baisa
  language: Locale
  purchase: OrderDraft | null
  /** What has to be so for the payment to begin, and until when it is; part of the transaction that stores the attempt. */
  prepare(tx: Transaction): Promise<Outcome<Date, 'HOLD_EXPIRED' | 'CONFLICT'>>
  returnTo: ReturnAddress
  description: string
}

export type StartRefusal = 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE' | 'HOLD_EXPIRED' | 'CONFLICT'

/**
 * Begins a payment by card. The attempt is stored first, the gateway is called after that, and never inside a
 * transaction. Asked again for the same, it answers the same payment; a former one for something else is closed.
 */
export async function startPayment(
  context: PaymentsContext,
  order: PaymentOrder,
): Promise<Outcome<PaymentAttempt, StartRefusal>> {
  const gateway = context.gateways.get(order.gatewayId)
  if (!gateway) return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  for (let tries = 1; tries <= mostTries; tries++) {
    const stored = await storeAttempt(context, order, gateway)
    if (!stored.ok) return stored
    const attempt = stored.value ?? (await openAttemptFor(context, order, gateway))
    if (attempt?.url) return ok(attempt)
    if (attempt) return openAtGateway(context, order, { gateway, attempt })
  }
  return refuse('CONFLICT')
}

/** Whoever begins at the same time may be first; then theirs is the payment to answer, or to end. */
const mostTries = 3

function storeAttempt(
  { db }: PaymentsContext,
  order: PaymentOrder,
  gateway: OfferedGateway,
): Promise<Outcome<PaymentAttempt | undefined, 'HOLD_EXPIRED' | 'CONFLICT'>> {
  const { purpose, checkout, customerId, gatewayId, amount, language, purchase } = order
  return inTransaction(db, async (tx) => {
    const prepared = await order.prepare(tx)
    if (!prepared.ok) return prepared
    const attempt = {
      purpose,
      checkoutId: checkout?.id ?? null,
      checkoutPublicId: checkout?.publicId ?? null,
      checkoutVersion: checkout?.version ?? null,
      purchase,
      customerId,
      gateway: gatewayId,
      language,
      expiresAt: prepared.value,
      ...chargeFor(amount, gateway),
    }
    return ok(await insertAttempt(tx, attempt, secondsToNextAsk(0) ?? 0))
  })
}

/** The checkout has an open attempt: it is this very payment, or it is ended to make way. */
async function openAttemptFor(context: PaymentsContext, order: PaymentOrder, gateway: OfferedGateway) {
  const open = order.checkout && (await findOpenAttempt(context.db, order.checkout.id))
  if (!open) return undefined
  const isSame =
    open.gateway === order.gatewayId &&
    open.checkoutVersion === order.checkout?.version &&
    open.charge === chargeFor(order.amount, gateway).charge
  if (isSame) return open
  await makeWay(context, open)
  return undefined
}

/** Closes a payment at its gateway. The hold stays, for the payment that comes; what was paid just before is settled. */
async function makeWay(context: PaymentsContext, open: PaymentAttempt): Promise<void> {
  const port = context.gateways.get(open.gateway)?.port
  if (port && open.pspReference) {
    await port.closePayment(open.pspReference)
    const { state } = await port.readPayment(open.pspReference)
    if (state === 'paid') await settleAttempt(context, open.id)
  }
  await end(context, open, 'cancelled')
}

async function openAtGateway(
  context: PaymentsContext,
  { language, returnTo, description }: PaymentOrder,
  { gateway, attempt }: { gateway: OfferedGateway; attempt: PaymentAttempt },
): Promise<Outcome<PaymentAttempt, StartRefusal>> {
  const started = await gateway.port
    .startPayment({
      attemptId: attempt.publicId,
      amount: attempt.charge,
      description,
      locale: language,
      expiresAt: attempt.expiresAt,
      returnTo,
    })
    // A gateway that is away is something a shopper can act on: by another gateway, or later.
    .catch(() => undefined)
  if (!started) {
    await end(context, attempt, 'expired')
    return refuse('GATEWAY_UNAVAILABLE')
  }
  await storeSession(context.db, attempt.id, started)
  const opened = await findAttempt(context.db, attempt.id)
  return opened?.url ? ok(opened) : refuse('CONFLICT')
}

async function end({ db }: PaymentsContext, { id }: PaymentAttempt, state: 'cancelled' | 'expired') {
  await inTransaction(db, async (tx) => ok(await endAttempt(tx, id, moveTo(state))))
}
