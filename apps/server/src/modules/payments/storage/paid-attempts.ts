import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { attemptColumns } from './attempt-queries.ts'
import { paymentAttempts } from './payments.tables.ts'

/** The attempt that paid for a checkout. One that was refunded since has paid for it, too. */
export async function findPaidAttempt(
  executor: Executor,
  checkoutPublicId: string,
): Promise<PaymentAttempt | undefined> {
  const { checkoutPublicId: checkout, state, endedAt } = paymentAttempts
  const [row] = await executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(and(eq(checkout, checkoutPublicId), inArray(state, ['paid', 'refunded'])))
    .orderBy(desc(endedAt))
    .limit(1)
  return row
}
