import type { Database } from '#kernel/database/connect.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findOwnAttempt, findPaidAttempts } from '../storage/attempt-queries.ts'

export function readOwnAttempt(
  { db }: { db: Database },
  key: { publicId: string; customerId: number },
): Promise<PaymentAttempt | undefined> {
  return findOwnAttempt(db, key)
}

/** The payments that made a customer's order, those that were given back since among them. */
export function readPaymentsOf(
  { db }: { db: Database },
  purchase: { checkoutPublicId: string; customerId: number },
): Promise<PaymentAttempt[]> {
  return findPaidAttempts(db, purchase)
}
