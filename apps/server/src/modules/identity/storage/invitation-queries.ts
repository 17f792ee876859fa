import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { customers } from './identity.tables.ts'

/** A customer whose account was made with another customer's code. */
export type InvitedCustomer = { id: number; phone: string | null; createdAt: Date }

/** The code that the account was made with, known or not; undefined when there was none. */
export async function findInvitation(
  executor: Executor,
  customerId: number,
): Promise<{ code: string; invitedAt: Date } | undefined> {
  const [row] = await executor
    .select({ code: customers.invitedBy, invitedAt: customers.createdAt })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.isActive, true)))
  return row?.code ? { code: row.code, invitedAt: row.invitedAt } : undefined
}

/** Newest first. */
export async function findInvited(
  executor: Executor,
  code: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ invited: InvitedCustomer[]; total: number }> {
  const isInvited = eq(customers.invitedBy, code)
  const [invited, [counted]] = await Promise.all([
    executor
      .select({ id: customers.id, phone: customers.phone, createdAt: customers.createdAt })
      .from(customers)
      .where(isInvited)
      .orderBy(desc(customers.id))
      .offset(offset)
      .limit(limit),
    executor.select({ total: count() }).from(customers).where(isInvited),
  ])
  return { invited, total: counted?.total ?? 0 }
}
