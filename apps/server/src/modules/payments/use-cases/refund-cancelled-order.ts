import { readSoldOrder } from '#modules/orders/index.ts'
import type { PaymentsContext } from './payments-context.ts'
import { refundOrder } from './refund-order.ts'

type StatusChange = { orderId: number; kind: 'status' | 'payment'; to: string }

/** An order that is called off gives everything back that was paid for it and not given back before. */
export async function refundCancelledOrder(
  context: PaymentsContext,
  { orderId, kind, to }: StatusChange,
): Promise<void> {
  if (kind !== 'status' || to !== 'CANCELED') return
  const { id, number, customerId } = await readSoldOrder(context.db, orderId)
  const refunded = await refundOrder(context, { order: { id, number, customerId }, key: `cancel:${orderId}` })
  if (!refunded.ok && refunded.code !== 'NOTHING_TO_REFUND')
    throw new Error(`The cancelled order ${orderId} could not be refunded: ${refunded.code}`)
}
