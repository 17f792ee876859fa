import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
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
