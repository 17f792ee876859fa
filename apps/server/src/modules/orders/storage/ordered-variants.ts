import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/** Those variants that an order has, as a line or as a part of one. */
export async function findOrderedVariants(
  executor: Executor,
  variantIds: readonly number[],
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM unnest(${sql.param([...variantIds])}::integer[]) AS asked (id)
    WHERE EXISTS (SELECT FROM order_lines WHERE variant_id = asked.id)
      OR EXISTS (SELECT FROM order_line_stock WHERE variant_id = asked.id)`)
  return rows.map((row) => row.id)
}
