import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { closureCases } from './closures.tables.ts'

export function listCasesOf(executor: Executor, customerId: number) {
  const { appointmentAt, state } = closureCases
  return executor
    .select({ appointmentAt, state })
    .from(closureCases)
    .where(eq(closureCases.customerId, customerId))
    .orderBy(closureCases.id)
}

export async function forgetTokensOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(closureCases).set({ tokenHash: null }).where(eq(closureCases.customerId, customerId))
}
