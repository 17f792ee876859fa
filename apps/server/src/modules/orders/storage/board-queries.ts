import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { BoardLine } from '../rules/board.ts'
import { isOnDay } from './console-order-queries.ts'

/** The lines that are done on a day at a centre. */
export async function readBoardLines(
  executor: Executor,
  { centreId, day }: { centreId: number; day: string },
): Promise<BoardLine[]> {
  const { rows } = await executor.execute<BoardLine>(sql`
    SELECT orders.public_id AS "orderPublicId", orders.number, orders.revision, orders.status,
      orders.checkout_public_id AS "checkoutPublicId", line.public_id AS "linePublicId", line.slot_id AS "slotId",
      line.product_name AS "productName", line.quantity, line.used, line.returned, line.expired,
      line.arrived_at AS "arrivedAt", line.metadata ->> 'car' AS car, line.metadata ->> 'place' AS place
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE ${isOnDay(day)} AND line.centre_id = ${centreId} AND line.slot_id IS NOT NULL
      AND orders.status NOT IN ('DRAFT', 'CANCELED')
    ORDER BY line.order_id, line.position`)
  return rows.map((row) => ({ ...row, arrivedAt: row.arrivedAt && new Date(row.arrivedAt) }))
}
