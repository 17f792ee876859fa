import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readFeePercent } from '#modules/settings/index.ts'
import { chargeFor } from '../rules/charge.ts'
import { secondsToNextPoll } from '../rules/next-poll.ts'
import { isOpened, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { findOpenAttempt, insertAttempt } from '../storage/attempt-queries.ts'
import { insertAttemptAtOnce } from '../storage/insert-attempt-at-once.ts'
import { endOpenAttempt, type FormerPayment } from './end-open-attempt.ts'
import { type OpenRefusal, openAtGateway, refuseTooSmall } from './open-at-gateway.ts'
import type { OfferedGateway } from './payment-gateway.ts'
import type { PaymentOrder, Prepared, PrepareRefusal } from './payment-order.ts'
import type { SettlementContext } from './purchase-port.ts'
import { settleAttempt } from './settle-attempt.ts'

export type StartRefusal = PrepareRefusal | OpenRefusal | 'GATEWAY_UNKNOWN'

/** Where to pay, and whether a former payment for the same may still be charged. */
export type StartedPayment = PaymentAttempt & { formerPayment: FormerPayment | undefined }

/**
 * Begins a payment by card. The attempt is stored first, the gateway is called after that, and never inside a
 * transaction. Asked again for the same, it answers the same payment; a former one for something else is closed.
 */
export async function startPayment(
  context: SettlementContext,
  order: PaymentOrder,
): Promise<Outcome<StartedPayment, StartRefusal>> {
  const started = await storeAndOpen(context, order)
  const { purpose, checkout, customerId, gatewayId } = order
  const about = { purpose, checkoutId: checkout?.id, customerId }
  if (started.ok) {
    const { publicId, gateway, charge } = started.value
    context.log.info({ ...about, attempt: publicId, gateway, amountBaisa: charge }, 'a payment has begun')
  } else {
    // An unknown gateway is a text of the caller's own.
    const gateway = context.gateways.has(gatewayId) ? gatewayId : undefined
    context.log.warn({ ...about, gateway, reason: started.code }, 'a payment was not started')
  }
  return started
}

async function storeAndOpen(
  context: SettlementContext,
  order: PaymentOrder,
): Promise<Outcome<StartedPayment, StartRefusal>> {
  const gateway = context.gateways.get(order.gatewayId)
  const isKnown = gateway && (order.form === 'page' || gateway.publishableKey)
  if (!isKnown) return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  const terms = { ...gateway, feePercent: await readFeePercent(context, gateway.id) }
  let formerPayment: FormerPayment | undefined
  for (let tries = 1; tries <= maxTries; tries++) {
    const stored = (await storeAtOnce(context, order, terms)) ?? (await storeAttempt(context, order, terms))
    if (!stored.ok) return stored
    const { prepared, attempt: fresh } = stored.value
    const found = fresh ? undefined : await findSameOrEnd(context, order, { terms, prepared })
    const attempt = fresh ?? found?.attempt
    formerPayment = found?.formerPayment ?? formerPayment
    if (attempt && isOpened(attempt)) return ok({ ...attempt, formerPayment })
    if (attempt) {
      const opened = await openAtGateway(context, order, { gateway, attempt })
      return opened.ok ? ok({ ...opened.value, formerPayment }) : opened
    }
  }
  return refuse('CONFLICT')
}

/** A gateway with the percentage of its fee as it is now. */
type ChargeTerms = OfferedGateway & { feePercent: number }

/** A concurrent start may store its attempt first; then that attempt is answered, or ended. */
const maxTries = 3

type Stored = Outcome<
  { attempt: PaymentAttempt | undefined; prepared: Prepared },
  PrepareRefusal | 'CARD_AMOUNT_TOO_SMALL'
>

/** Stores a payment by card alone by one statement, if it is as simple as most are. */
async function storeAtOnce(
  { db }: SettlementContext,
  { atOnce, checkout, customerId, gatewayId, form, language, purchase }: PaymentOrder,
  gateway: ChargeTerms,
): Promise<Stored | undefined> {
  if (!atOnce || !checkout || atOnce.amount === noBaisa) return undefined
  const charged = chargeFor(atOnce.amount, gateway)
  if (charged.charge < gateway.minAmount) return undefined
  const attempt = await insertAttemptAtOnce(db, {
    ...atOnce,
    checkoutId: checkout.id,
    checkoutPublicId: checkout.publicId,
    checkoutVersion: checkout.version,
    purchase,
    customerId,
    gateway: gatewayId,
    form,
    language,
    firstPollSeconds: secondsToNextPoll(0),
    ...charged,
  })
  if (!attempt) return undefined
  const { amount, wallet, expiresAt } = attempt
  return ok({ attempt, prepared: { amount, wallet, expiresAt } })
}

function storeAttempt({ db }: SettlementContext, order: PaymentOrder, gateway: ChargeTerms): Promise<Stored> {
  const { purpose, checkout, customerId, gatewayId, form, language, purchase } = order
  return inTransaction(db, async (tx) => {
    const prepared = await order.prepare(tx)
    if (!prepared.ok) return prepared
    const { amount, wallet, walletFeePercent = 0, expiresAt } = prepared.value
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
      form,
      language,
      expiresAt,
      wallet,
      walletFeePercent,
      ...charged,
    }
    const attempt = await insertAttempt(tx, fresh, secondsToNextPoll(0))
    // Too little is left of the hold: the customer could not pay in time.
    if (attempt?.isOverdue) return refuse('HOLD_EXPIRED')
    return ok({ attempt, prepared: prepared.value })
  })
}

/** The checkout has an open attempt: it is this very payment, or it is ended to make way. */
async function findSameOrEnd(
  context: SettlementContext,
  order: PaymentOrder,
  { terms, prepared }: { terms: ChargeTerms; prepared: Prepared },
): Promise<{ attempt?: PaymentAttempt; formerPayment?: FormerPayment }> {
  const open = order.checkout && (await findOpenAttempt(context.db, order.checkout.id))
  if (!open) return {}
  const isSame =
    open.gateway === order.gatewayId &&
    open.form === order.form &&
    open.checkoutVersion === order.checkout?.version &&
    open.wallet === prepared.wallet &&
    open.walletFeePercent === (prepared.walletFeePercent ?? 0) &&
    open.charge === chargeFor(prepared.amount, terms).charge
  if (!isSame) return { formerPayment: await endOpenAttempt(context, open) }
  // It may have been refused at the gateway without anybody having said so; then another one begins.
  const isOver = isOpened(open) && (await settleAttempt(context, open.id)) !== 'open'
  return isOver ? {} : { attempt: open }
}
