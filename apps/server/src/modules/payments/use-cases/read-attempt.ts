import type { Database } from '#kernel/database/connect.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findGuestAttempt, findOwnAttempt } from '../storage/attempt-queries.ts'

export function readOwnAttempt(
  { db }: { db: Database },
  key: { publicId: string; customerId: number },
): Promise<PaymentAttempt | undefined> {
  return findOwnAttempt(db, key)
}

/** A visitor has the payments of guests whose ids it holds. */
export function readAttemptFor(
  { db }: { db: Database },
  { publicId, customerId }: { publicId: string; customerId: number | undefined },
): Promise<PaymentAttempt | undefined> {
  return customerId === undefined
    ? findGuestAttempt(db, publicId)
    : findOwnAttempt(db, { publicId, customerId })
}
