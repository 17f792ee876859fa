import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { giftCards, reductions } from './gift-cards.tables.ts'

export async function listUsesOf(executor: Executor, customerId: number): Promise<string[]> {
  const { rows } = await executor.execute<{ code: string }>(sql`
    SELECT code FROM promo_uses JOIN promo_codes ON promo_codes.id = code_id
    WHERE customer_id = ${customerId} ORDER BY promo_uses.id`)
  return rows.map(({ code }) => code)
}

export async function forgetCustomer(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(giftCards).set({ customerId: null }).where(eq(giftCards.customerId, customerId))
  await tx.delete(reductions).where(eq(reductions.customerId, customerId))
}
