import { sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { conditionsOf, type OrderFilter } from './console-order-queries.ts'
import { orderInScope } from './order-scope.ts'

export type OrderSelection = { filter: OrderFilter } | { publicIds: readonly string[] }

/** Orders of the operator's centres, by a filter of their list or by id, the oldest first. */
export async function selectOrders(
  executor: Executor,
  { centres }: { centres: CentreScope },
  selection: OrderSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  const conditions =
    'filter' in selection
      ? conditionsOf(centres, selection.filter)
      : [orderInScope(centres), sql`public_id = ANY (${sql.param([...selection.publicIds])}::uuid[])`]
  const { rows } = await executor.execute<BulkItem>(sql`
    SELECT public_id AS id, revision FROM orders
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY orders.id LIMIT ${limit}`)
  return rows
}
