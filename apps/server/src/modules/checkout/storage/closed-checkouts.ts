import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { checkouts } from './checkout.tables.ts'
import type { EndedHold } from './hold-queries.ts'

/** Locks what a customer has open, so that its hold can be given back before it goes. */
export async function lockCheckoutOf(tx: Transaction, customerId: number): Promise<EndedHold | undefined> {
  const [open] = await tx
    .select({ id: checkouts.id, publicId: checkouts.publicId, customerId: checkouts.customerId })
    .from(checkouts)
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'open')))
    .for('update')
  return open
}

export async function deleteCheckout(tx: Transaction, id: number): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.id, id))
}

/** True for the one who closes it. */
export async function closeCheckout(tx: Transaction, id: number): Promise<boolean> {
  const closed = await tx
    .update(checkouts)
    .set({ status: 'completed', heldSince: null, heldUntil: null, isLengthened: false })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id })
  return closed.length > 0
}

/** Checkouts without a hold that nobody has touched for so many days. */
export async function deleteStaleCheckouts(executor: Executor, days: number): Promise<void> {
  await executor
    .delete(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        isNull(checkouts.heldUntil),
        lte(checkouts.updatedAt, sql`now() - ${days} * interval '1 day'`),
      ),
    )
}
