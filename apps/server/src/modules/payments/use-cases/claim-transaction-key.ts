import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findAttemptByPublicId } from '../storage/attempt-queries.ts'
import { storeTransactionKey } from '../storage/transaction-key-queries.ts'

export type KeyedTransaction = {
  customerId: number
  key: string
  checkoutPublicId: string
  /** The payment app, with what its data say of a gateway. */
  app: string
  amount: number | undefined
}

/** Keys are kept whole, so that two long ones are never one. */
const maxKeyLength = 512

/**
 * Takes an idempotency key of the client's for a transaction. Under a key that was used for the same, the payment that it
 * has begun is answered; used for anything else, it is refused. Keys are a customer's own: nobody learns of another's.
 */
export async function claimTransactionKey(
  { db }: { db: Database },
  { customerId, key, checkoutPublicId, app, amount }: KeyedTransaction,
): Promise<Outcome<PaymentAttempt | undefined, 'INVALID' | 'TRANSACTION_KEY_USED'>> {
  if (key === '' || key.length > maxKeyLength) return refuse('INVALID', { field: 'idempotencyKey' })
  const asked = [checkoutPublicId, app.slice(0, 200), amount ?? ''].join(' ')
  const stored = await storeTransactionKey(db, { customerId, key, asked })
  if (stored.asked !== asked) return refuse('TRANSACTION_KEY_USED', { field: 'idempotencyKey' })
  return ok(stored.attemptPublicId ? await findAttemptByPublicId(db, stored.attemptPublicId) : undefined)
}
