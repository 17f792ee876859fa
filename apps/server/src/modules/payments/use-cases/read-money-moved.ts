import type { Database } from '#kernel/database/connect.ts'
import { type MoneyMoved, moneyMovedBy } from '../rules/money-moved.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { hasPaidOrder } from '../storage/order-payment-queries.ts'

/** Where the customer's money is after a payment, for the page that tells how it ended. */
export async function readMoneyMoved({ db }: { db: Database }, attempt: PaymentAttempt): Promise<MoneyMoved> {
  return moneyMovedBy(attempt, { hasPaidOrder: await hasPaidOrder(db, attempt.id) })
}
