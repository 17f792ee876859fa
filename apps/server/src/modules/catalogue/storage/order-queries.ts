import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

/** Tables whose rows have a place in the order of the shop. */
export type OrderedTable = 'attributes' | 'product_sliders'

/** Ids in their order, with the rows locked. */
export async function lockOrder(tx: Transaction, table: OrderedTable): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM ${sql.identifier(table)} ORDER BY position, id FOR UPDATE`,
  )
  return rows.map(({ id }) => id)
}

export async function writeOrder(
  tx: Transaction,
  table: OrderedTable,
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${sql.identifier(table)} AS entry SET position = given.place - 1
    FROM unnest(${sql.param([...ids])}::integer[]) WITH ORDINALITY AS given (id, place)
    WHERE entry.id = given.id AND entry.position <> given.place - 1`)
}
