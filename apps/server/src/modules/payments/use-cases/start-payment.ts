import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { lockCheckout, releaseWalletPart } from '#modules/checkout/index.ts'
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
import { endOpenAttempt } from './end-open-attempt.ts'
import type { OfferedGateway } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import type { HoldRefusal } from './refuse-without-hold.ts'
import { settleAttempt } from './settle-attempt.ts'

export type PaymentOrder = {
  purpose: AttemptPurpose
  checkout: { id: number; publicId: string; version: number } | undefined
  customerId: number
  gatewayId: string
  language: Locale
  purchase: OrderDraft | null
  /** What has to be so for the payment to begin, until when, and over what; part of the transaction that stores it. */
  prepare(tx: Transaction): Promise<Outcome<Prepared, PrepareRefusal>>
  returnTo: ReturnAddress
  description: string
}

/** What the gateway is asked for and what the wallet pays beside it. */
export type Prepared = { amount: Baisa; wallet: Baisa; expiresAt: Date }

export type PrepareRefusal = HoldRefusal | 'CONFLICT' | 'NOTHING_TO_PAY'
export type StartRefusal = PrepareRefusal | 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE'

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
    const { prepared } = stored.value
    const attempt = stored.value.attempt ?? (await openAttemptFor(context, order, { gateway, prepared }))
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
): Promise<Outcome<{ attempt: PaymentAttempt | undefined; prepared: Prepared }, PrepareRefusal>> {
  const { purpose, checkout, customerId, gatewayId, language, purchase } = order
  return inTransaction(db, async (tx) => {
    const prepared = await order.prepare(tx)
    if (!prepared.ok) return prepared
    const { amount, wallet, expiresAt } = prepared.value
    const fresh = {
      purpose,
      checkoutId: checkout?.id ?? null,
      checkoutPublicId: checkout?.publicId ?? null,
      checkoutVersion: checkout?.version ?? null,
      purchase,
      customerId,
      gateway: gatewayId,
      language,
      expiresAt,
      wallet,
      ...chargeFor(amount, gateway),
    }
    const attempt = await insertAttempt(tx, fresh, secondsToNextAsk(0) ?? 0)
    // Too little is left of the hold: nobody could pay in time.
    if (attempt?.isOverdue) return refuse('HOLD_EXPIRED')
    return ok({ attempt, prepared: prepared.value })
  })
}

/** The checkout has an open attempt: it is this very payment, or it is ended to make way. */
async function openAttemptFor(
  context: PaymentsContext,
  order: PaymentOrder,
  { gateway, prepared }: { gateway: OfferedGateway; prepared: Prepared },
) {
  const open = order.checkout && (await findOpenAttempt(context.db, order.checkout.id))
  if (!open) return undefined
  const isSame =
    open.gateway === order.gatewayId &&
    open.checkoutVersion === order.checkout?.version &&
    open.wallet === prepared.wallet &&
    open.charge === chargeFor(prepared.amount, gateway).charge
  // It may have been refused at the gateway without anybody having said so; then another one begins.
  if (isSame) return open.url && (await settleAttempt(context, open.id)) !== 'open' ? undefined : open
  await endOpenAttempt(context, open)
  return undefined
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
    await giveUp(context, attempt)
    return refuse('GATEWAY_UNAVAILABLE')
  }
  const stored = await storeSession(context.db, attempt.id, started)
  const opened = stored ?? (await findAttempt(context.db, attempt.id))
  return opened?.url ? ok(opened) : refuse('CONFLICT')
}

/** Nobody can pay it. The goods stay held for another try; what the wallet has set aside goes back at once. */
async function giveUp({ db }: PaymentsContext, { id, checkoutPublicId, wallet }: PaymentAttempt) {
  await inTransaction(db, async (tx) => {
    const checkout = checkoutPublicId && wallet > 0 ? await lockCheckout(tx, checkoutPublicId) : undefined
    const isEnded = await endAttempt(tx, id, moveTo('expired'))
    if (isEnded && checkout?.heldUntil) await releaseWalletPart(tx, checkout)
    return ok(undefined)
  })
}
