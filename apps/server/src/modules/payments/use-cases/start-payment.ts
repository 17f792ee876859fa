import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
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
  checkout: { id: number; version: number } | undefined
  customerId: number
  gatewayId: string
  amount: Baisa
  language: Locale
  expiresAt: Date
  returnTo: ReturnAddress
  description: string
}

export type StartRefusal = 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE' | 'CONFLICT'

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
  const attempt =
    (await storeAttempt(context, order, gateway)) ?? (await replaceAttempt(context, order, gateway))
  if (!attempt) return refuse('CONFLICT')
  if (attempt.url) return ok(attempt)
  return openAtGateway(context, order, { gateway, attempt })
}

async function storeAttempt({ db }: PaymentsContext, order: PaymentOrder, gateway: OfferedGateway) {
  const { purpose, checkout, customerId, gatewayId, amount, language, expiresAt } = order
  const stored = await inTransaction(db, async (tx) =>
    ok(
      await insertAttempt(
        tx,
        {
          purpose,
          checkoutId: checkout?.id ?? null,
          checkoutVersion: checkout?.version ?? null,
          customerId,
          gateway: gatewayId,
          language,
          expiresAt,
          ...chargeFor(amount, gateway),
        },
        secondsToNextAsk(0) ?? 0,
      ),
    ),
  )
  return stored.ok ? stored.value : undefined
}

/** The checkout has an open attempt: it is this payment, or it has to end first. */
async function replaceAttempt(context: PaymentsContext, order: PaymentOrder, gateway: OfferedGateway) {
  if (!order.checkout) return undefined
  const open = await findOpenAttempt(context.db, order.checkout.id)
  if (!open) return storeAttempt(context, order, gateway)
  const isSame =
    open.gateway === order.gatewayId &&
    open.checkoutVersion === order.checkout.version &&
    open.charge === chargeFor(order.amount, gateway).charge
  if (isSame) return open
  if (open.pspReference) await context.gateways.get(open.gateway)?.port.closePayment(open.pspReference)
  // Somebody may have paid before it was closed, in which case there is nothing left to begin.
  if ((await settleAttempt(context, open.id)) === 'paid') return undefined
  await end(context, open, 'cancelled')
  return storeAttempt(context, order, gateway)
}

async function openAtGateway(
  context: PaymentsContext,
  { language, expiresAt, returnTo, description }: PaymentOrder,
  { gateway, attempt }: { gateway: OfferedGateway; attempt: PaymentAttempt },
): Promise<Outcome<PaymentAttempt, StartRefusal>> {
  const started = await gateway.port
    .startPayment({
      attemptId: attempt.publicId,
      amount: attempt.charge,
      description,
      locale: language,
      expiresAt,
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
