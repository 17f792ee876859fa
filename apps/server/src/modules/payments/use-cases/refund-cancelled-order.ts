import { readSoldOrder, type SoldOrder } from '#modules/orders/index.ts'
import type { RefundedLine } from './order-refunded.ts'
import type { PaymentsContext } from './payments-context.ts'
import { refundOrder } from './refund-order.ts'

type StatusChange = { orderId: number; kind: 'status' | 'payment'; to: string }

/** An order that is called off gives everything back that was paid for it and not given back before. */
export async function refundCancelledOrder(
  context: PaymentsContext,
  { orderId, kind, to }: StatusChange,
): Promise<void> {
  if (kind !== 'status' || to !== 'CANCELED') return
  const { id, number, customerId, lines } = await readSoldOrder(context.db, orderId)
  const refunded = await refundOrder(context, {
    order: { id, number, customerId },
    key: cancelKey(orderId),
    occasion: 'cancel',
    lines: linesLeft(lines),
  })
  if (!refunded.ok && refunded.code !== 'NOTHING_TO_REFUND')
    throw new Error(`The cancelled order ${orderId} could not be refunded: ${refunded.code}`)
}

/** A cancelled order is refunded once, whoever comes first: the operator's command or the event. */
export const cancelKey = (orderId: number) => `cancel:${orderId}`

/** What of an order had not come back before it was cancelled. */
export function linesLeft(lines: readonly SoldOrder['lines'][number][]): RefundedLine[] {
  return lines.flatMap(({ position, quantity, returned }) =>
    returned < quantity ? { position, quantity: quantity - returned, amountBaisa: null } : [],
  )
}
