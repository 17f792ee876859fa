import type { Database } from '#kernel/database/connect.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findOwnAttempt } from '../storage/attempt-queries.ts'

export function readOwnAttempt(
  { db }: { db: Database },
  key: { publicId: string; customerId: number },
): Promise<PaymentAttempt | undefined> {
  return findOwnAttempt(db, key)
}
