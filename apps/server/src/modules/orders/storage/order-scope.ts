import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'

/** Whether one of an order's lines is at a centre of the operator; an order without a visit belongs to no centre. */
export function orderInScope(centres: CentreScope): SQL {
  if (centres === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM order_lines AS scoped
    WHERE scoped.order_id = orders.id AND ${inCentreScope(centres, sql`scoped.centre_id`)})`
}

/** Whether an order is in the list of some centres, of a way to reach the buyer, or of both; undefined for the list of all. */
export function listedUnder(centres: CentreScope, fulfilment: string | undefined): SQL | undefined {
  if (centres === 'all')
    return fulfilment === undefined ? undefined : sql`listed_under && ARRAY[${fulfilment}]`
  const words = centres.map((centre) => (fulfilment === undefined ? `${centre}` : `${centre}/${fulfilment}`))
  return sql`listed_under && ${sql.param(words)}::text[]`
}
