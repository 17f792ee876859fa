import type { Transaction } from '#kernel/database/connect.ts'
import {
  type ReservedReduction,
  reserveReduction as reserveRow,
} from '../storage/discount-reservation-queries.ts'

/** The reduction that a customer was granted, held for this purchase; undefined when there is none to take. */
export function reserveReduction(
  tx: Transaction,
  purchase: { holder: string; customerId: number },
): Promise<ReservedReduction | undefined> {
  return reserveRow(tx, purchase)
}
