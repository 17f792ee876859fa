import type { Database, Transaction } from '#kernel/database/connect.ts'
import { forgetTokensOf, listCasesOf } from '../storage/closure-data-queries.ts'

/** Closed visits as a part of what is stored about a customer. */
export const closureData = {
  async export({ db }: { db: Database }, customerId: number) {
    const cases = await listCasesOf(db, customerId)
    return {
      closed_visits: cases.map(({ appointmentAt, state }) => ({
        appointment_at: appointmentAt.toISOString(),
        state,
      })),
    }
  },
  /** The decisions belong to the orders, which the law wants stored; the link opens nothing any more. */
  erase: (tx: Transaction, customerId: number) => forgetTokensOf(tx, customerId),
}
