import { sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { orderInScope } from './order-scope.ts'

/** `isWholly`: no line of it is at a centre outside of the scope. */
export type ScopedOrder = { id: number; isWholly: boolean; centreId: number | null }

/** An order with a line at one of the operator's centres; undefined for any other. */
export async function findScopedOrder(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ScopedOrder | undefined> {
  const inScope = inCentreScope(centres, sql`centre_id`)
  const { rows } = await executor.execute<ScopedOrder>(sql`
    SELECT orders.id, lines.is_wholly AS "isWholly", lines.centre_id AS "centreId"
    FROM orders CROSS JOIN LATERAL (
      SELECT coalesce(bool_and(${inScope}), true) AS is_wholly,
        min(centre_id) FILTER (WHERE ${inScope}) AS centre_id
      FROM order_lines WHERE order_id = orders.id AND centre_id IS NOT NULL) AS lines
    WHERE orders.public_id = ${publicId} AND ${orderInScope(centres)}`)
  return rows[0]
}

/** For a change that moves the order itself nowhere. */
export async function addRevision(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`UPDATE orders SET revision = revision + 1 WHERE id = ${orderId}`)
}
