import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { paymentAttempts } from './payments.tables.ts'

/** Whether a customer has a payment that has not ended. */
export async function hasOpenPayment(tx: Transaction, customerId: number): Promise<boolean> {
  const isOpen = and(
    eq(paymentAttempts.customerId, customerId),
    inArray(paymentAttempts.state, ['created', 'open']),
  )
  return (await tx.$count(paymentAttempts, isOpen)) > 0
}
