import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import { refundOrder } from './refund-order.ts'

type MovedVisit = { moveId: number; orderId: number; creditBaisa: number }

/**
 * Gives back what a visit's fee has cost more than its new slot, once for each move: a gift card has its part, the rest
 * is the wallet's, as with returns. An order whose money was given back meanwhile has nothing left.
 */
export async function creditMovedFee(
  { db }: { db: Database },
  { moveId, orderId, creditBaisa }: MovedVisit,
): Promise<void> {
  if (creditBaisa === 0) return
  const { id, number, customerId } = await readSoldOrder(db, orderId)
  const order = { id, number, customerId }
  const amount = baisa(creditBaisa)
  const refunded = await refundOrder({ db, gateways: new Map() }, { order, amount, key: `move:${moveId}` })
  if (!refunded.ok && refunded.code === 'CONFLICT')
    throw new Error(`The fee of the moved visit ${moveId} could not be credited`)
}
