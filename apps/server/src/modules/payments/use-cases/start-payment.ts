import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { OrderDraft } from '#modules/orders/index.ts'
import { chargeFor } from '../rules/charge.ts'
import { secondsToNextAsk } from '../rules/next-ask.ts'
import type { AttemptPurpose, PaymentAttempt } from '../rules/payment-attempt.ts'
import type { ReturnAddress } from '../rules/return-address.ts'
import { findOpenAttempt, insertAttempt } from '../storage/attempt-queries.ts'
import { endOpenAttempt, type FormerPayment } from './end-open-attempt.ts'
import { type OpenRefusal, openAtGateway, refuseTooSmall } from './open-at-gateway.ts'
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
export type StartRefusal = PrepareRefusal | OpenRefusal | 'GATEWAY_UNKNOWN'

/** Where to pay, and whether a former payment for the same may still be charged. */
export type StartedPayment = PaymentAttempt & { formerPayment: FormerPayment | undefined }

/**
 * Begins a payment by card. The attempt is stored first, the gateway is called after that, and never inside a
 * transaction. Asked again for the same, it answers the same payment; a former one for something else is closed.
 */
export async function startPayment(
  context: PaymentsContext,
  order: PaymentOrder,
): Promise<Outcome<StartedPayment, StartRefusal>> {
  const gateway = context.gateways.get(order.gatewayId)
  if (!gateway) return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  let formerPayment: FormerPayment | undefined
  for (let tries = 1; tries <= maxTries; tries++) {
    const stored = await storeAttempt(context, order, gateway)
    if (!stored.ok) return stored
    const { prepared, attempt: fresh } = stored.value
    const found = fresh ? undefined : await findSameOrEnd(context, order, { gateway, prepared })
    const attempt = fresh ?? found?.attempt
    formerPayment = found?.formerPayment ?? formerPayment
    if (attempt?.url) return ok({ ...attempt, formerPayment })
    if (attempt) {
      const opened = await openAtGateway(context, order, { gateway, attempt })
      return opened.ok ? ok({ ...opened.value, formerPayment }) : opened
    }
  }
  return refuse('CONFLICT')
}

/** Whoever begins at the same time may be first; then theirs is the payment to answer, or to end. */
const maxTries = 3

function storeAttempt(
  { db }: PaymentsContext,
  order: PaymentOrder,
  gateway: OfferedGateway,
): Promise<
  Outcome<
    { attempt: PaymentAttempt | undefined; prepared: Prepared },
    PrepareRefusal | 'CARD_AMOUNT_TOO_SMALL'
  >
> {
  const { purpose, checkout, customerId, gatewayId, language, purchase } = order
  return inTransaction(db, async (tx) => {
    const prepared = await order.prepare(tx)
    if (!prepared.ok) return prepared
    const { amount, wallet, expiresAt } = prepared.value
    const charged = chargeFor(amount, gateway)
    if (charged.charge < gateway.minAmount) return refuseTooSmall(gateway)
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
      ...charged,
    }
    const attempt = await insertAttempt(tx, fresh, secondsToNextAsk(0))
    // Too little is left of the hold: nobody could pay in time.
    if (attempt?.isOverdue) return refuse('HOLD_EXPIRED')
    return ok({ attempt, prepared: prepared.value })
  })
}

/** The checkout has an open attempt: it is this very payment, or it is ended to make way. */
async function findSameOrEnd(
  context: PaymentsContext,
  order: PaymentOrder,
  { gateway, prepared }: { gateway: OfferedGateway; prepared: Prepared },
): Promise<{ attempt?: PaymentAttempt; formerPayment?: FormerPayment }> {
  const open = order.checkout && (await findOpenAttempt(context.db, order.checkout.id))
  if (!open) return {}
  const isSame =
    open.gateway === order.gatewayId &&
    open.checkoutVersion === order.checkout?.version &&
    open.wallet === prepared.wallet &&
    open.charge === chargeFor(prepared.amount, gateway).charge
  if (!isSame) return { formerPayment: await endOpenAttempt(context, open) }
  // It may have been refused at the gateway without anybody having said so; then another one begins.
  const isOver = open.url && (await settleAttempt(context, open.id)) !== 'open'
  return isOver ? {} : { attempt: open }
}
