import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const returnInvariants: readonly Invariant[] = [
  {
    name: 'Units of completed returns are counted as returned',
    broken: sql`
      SELECT line.order_id, line.position, line.returned, sum(request.quantity) AS requested
      FROM return_requests AS request JOIN order_lines AS line USING (order_id, position)
      WHERE request.state = 'completed'
      GROUP BY line.order_id, line.position HAVING line.returned < sum(request.quantity)`,
  },
  {
    name: 'A completed return has given back what it has shown, once',
    broken: sql`
      SELECT request.id AS return_id, refund_baisa, coalesce(sum(refund.amount_baisa), 0) AS refunded
      FROM return_requests AS request LEFT JOIN order_refunds AS refund ON refund.key = 'return:' || request.id
      GROUP BY request.id
      HAVING coalesce(sum(refund.amount_baisa), 0) <> CASE request.state WHEN 'completed' THEN refund_baisa ELSE 0 END`,
  },
]
