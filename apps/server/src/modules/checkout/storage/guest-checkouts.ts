import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { guestAccounts } from '#modules/identity/index.ts'
import { checkouts } from './checkout.tables.ts'

/** The guest's account that a checkout belongs to, completed or not; undefined for a visitor's and a customer's. */
export async function findGuestOf(executor: Executor, publicId: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ customerId: checkouts.customerId })
    .from(checkouts)
    .where(and(eq(checkouts.publicId, publicId), inArray(checkouts.customerId, guestAccounts)))
  return found?.customerId ?? undefined
}
