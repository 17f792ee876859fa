import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#kernel/commands/define-command.ts'

/** Orders with a line at one of the operator's centres, as a table of `id`, `public_id` and `number`. */
export function ordersInScope(centres: CentreScope): SQL {
  const inScope =
    centres === 'all'
      ? sql`true`
      : sql`EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = orders.id
          AND line.centre_id = ANY(${sql.param([...centres])}::integer[]))`
  return sql`(SELECT id, public_id, number FROM orders WHERE ${inScope})`
}
