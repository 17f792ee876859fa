import { sumBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { keptOf, type OrderWithLines, readSoldOrder, rowsOf } from '#modules/orders/index.ts'
import { giftCardSource, walletSource } from '../rules/order-payment.ts'
import type { StoredRefund } from '../storage/refund-queries.ts'
import type { RefundedLine } from './order-refunded.ts'
import type { PaymentsContext } from './payments-context.ts'
import { refundOrder } from './refund-order.ts'
import { lockPaidOrder } from './refund-to-wallet.ts'

type StatusChange = { orderId: number; kind: 'status' | 'payment'; to: string }

/** An order is cancelled and its money is on its way, as far as there was any: what the customer reads about it. */
export const cancelledOrderRefunded = defineEvent(
  'payments.cancelled-order-refunded',
  z.object({
    orderId: z.int(),
    walletBaisa: z.int().min(0),
    giftCardBaisa: z.int().min(0),
    /** The amount that gateways are asked to refund. */
    cardBaisa: z.int().min(0),
  }),
  ({ orderId }) => orderId,
)

/**
 * An order that is called off gives everything back that was paid for it and not given back before, except surcharges
 * that are never refunded.
 */
export async function refundCancelledOrder(
  { db, gateways }: Pick<PaymentsContext, 'db' | 'gateways'>,
  { orderId, kind, to }: StatusChange,
): Promise<void> {
  if (kind !== 'status' || to !== 'CANCELED') return
  const sold = await readSoldOrder(db, orderId)
  const { id, number, customerId } = sold
  const order = { id, number, customerId }
  await inTransaction(db, async (tx) => {
    const { paid } = await lockPaidOrder(tx, orderId)
    const lines = linesLeft(sold)
    const kept = keptOf(sold, paid)
    const refund = { order, key: cancelKey(orderId), occasion: 'cancel', lines, kept } as const
    const refunded = await refundOrder({ db: tx, gateways }, refund)
    if (!refunded.ok && refunded.code !== 'NOTHING_TO_REFUND')
      throw new Error(`The cancelled order ${orderId} could not be refunded: ${refunded.code}`)
    const parts = refunded.ok ? refunded.value : []
    await publish(tx, cancelledOrderRefunded({ orderId, ...byTarget(parts) }))
    return ok(undefined)
  })
}

function byTarget(parts: readonly StoredRefund[]) {
  const sumOf = (isMeant: (target: string) => boolean) =>
    sumBaisa(parts.filter(({ target }) => isMeant(target)).map(({ amount }) => amount))
  return {
    walletBaisa: sumOf((target) => target === walletSource),
    giftCardBaisa: sumOf((target) => target === giftCardSource),
    cardBaisa: sumOf((target) => target !== walletSource && target !== giftCardSource),
  }
}

/** A cancelled order is refunded once, whoever comes first: the operator's command or the event. */
export const cancelKey = (orderId: number) => `cancel:${orderId}`

/** Lines and surcharges that had not come back before the order was cancelled, and are refunded with it. */
export function linesLeft(order: Pick<OrderWithLines, 'lines' | 'surcharges'>): RefundedLine[] {
  const surcharges = order.surcharges.filter(({ refund }) => refund !== 'never')
  return rowsOf({ ...order, surcharges }).flatMap(({ position, quantity, returned }) =>
    returned < quantity ? { position, quantity: quantity - returned, amountBaisa: null } : [],
  )
}
