import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { deleteOpenRequest, listCompleted } from '../storage/return-queries.ts'

/** The returns as a part of what is stored about a customer. */
export const returnData = {
  async export({ db }: { db: Database }, customerId: number) {
    const returns = await listCompleted(db, customerId)
    return {
      returns: returns.map(({ quantity, amounts, completedAt }) => ({
        quantity,
        refund: decimalFromBaisa(amounts.refund),
        completed_at: completedAt?.toISOString() ?? null,
      })),
    }
  },
  /** Returns that have moved money stay with the orders, which the law wants stored. */
  erase: (tx: Transaction, customerId: number) => deleteOpenRequest(tx, customerId),
}
