import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

export async function insertNote(
  tx: Transaction,
  { orderId, operatorId, text }: { orderId: number; operatorId: number; text: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO order_notes (order_id, operator_id, text) VALUES (${orderId}, ${operatorId}, ${text}) RETURNING id`)
  return rows[0]?.id ?? 0
}

/** Deletes the operators' notes on the orders of a deleted account. */
export async function deleteNotesOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(sql`
    DELETE FROM order_notes USING orders WHERE orders.id = order_notes.order_id AND orders.customer_id = ${customerId}`)
}
