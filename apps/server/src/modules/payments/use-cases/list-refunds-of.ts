import type { Database } from '#kernel/database/connect.ts'
import { findRefundsOf, type OrderRefund } from '../storage/refund-queries.ts'

export type { OrderRefund }

/** Refunds of orders that the caller has read as their owner. */
export async function listRefundsOf(
  { db }: { db: Database },
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderRefund[]>> {
  return Map.groupBy(await findRefundsOf(db, orderIds), ({ orderId }) => orderId)
}
