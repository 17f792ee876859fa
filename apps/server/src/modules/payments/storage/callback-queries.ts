import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { closingDifference } from './difference-queries.ts'
import { gatewayCallbacks } from './payments.tables.ts'

export type NewCallback = {
  gateway: string
  eventId: string
  kind: string
  pspReference: string | null
  attemptPublicId: string | null
}

export type StoredCallback = NewCallback & { id: number }

/** Undefined: the gateway has said this before. */
export async function insertCallback(tx: Transaction, callback: NewCallback): Promise<number | undefined> {
  const [row] = await tx
    .insert(gatewayCallbacks)
    .values(callback)
    .onConflictDoNothing()
    .returning({ id: gatewayCallbacks.id })
  return row?.id
}

export async function findCallback(executor: Executor, id: number): Promise<StoredCallback | undefined> {
  const [row] = await executor.select().from(gatewayCallbacks).where(eq(gatewayCallbacks.id, id))
  return row
}

export async function markHandled(executor: Executor, id: number): Promise<void> {
  await executor.update(gatewayCallbacks).set({ handledAt: sql`now()` }).where(eq(gatewayCallbacks.id, id))
}

/** The callback's payment was found: it is handled, and a difference about it is none any more. */
export async function markFound(executor: Executor, id: number, cause: string): Promise<void> {
  await executor.execute(sql`
    WITH closed AS ${closingDifference(executor, cause, 'its payment was found')}
    UPDATE ${gatewayCallbacks} SET handled_at = now() WHERE id = ${id}`)
}

export async function findCallbackByEvent(
  executor: Executor,
  gateway: string,
  eventId: string,
): Promise<StoredCallback | undefined> {
  const [row] = await executor
    .select()
    .from(gatewayCallbacks)
    .where(and(eq(gatewayCallbacks.gateway, gateway), eq(gatewayCallbacks.eventId, eventId)))
  return row
}

/** Names the attempt that a callback is about. */
export async function linkCallbackTo(tx: Transaction, id: number, attemptPublicId: string): Promise<void> {
  await tx.update(gatewayCallbacks).set({ attemptPublicId }).where(eq(gatewayCallbacks.id, id))
}
