import type { Transaction } from '#kernel/database/connect.ts'
import { type HeldReduction, holdReduction as holdRow } from '../storage/holding-queries.ts'

/** The reduction that a customer was granted, held for this purchase; undefined when there is none to take. */
export function holdReduction(
  tx: Transaction,
  purchase: { holder: string; customerId: number },
): Promise<HeldReduction | undefined> {
  return holdRow(tx, purchase)
}
