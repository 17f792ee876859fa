import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { listAttemptsOf } from '../storage/attempt-queries.ts'

/** The payments as a part of what is stored about a customer. */
export const paymentData = {
  async export({ db }: { db: Database }, customerId: number) {
    const attempts = await listAttemptsOf(db, customerId)
    return {
      payments: attempts.map(({ gateway, charge, state, pspReference }) => ({
        gateway,
        amount: decimalFromBaisa(charge),
        state,
        reference: pspReference,
      })),
    }
  },
  /** The law wants payments stored; they name nobody but the account, which has no name any more. */
  erase: async () => undefined,
}
