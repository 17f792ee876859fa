import { type SQL, sql } from 'drizzle-orm'

/** Whether a customer has a reduction that was not used, as an expression. */
export function hasReduction(customerId: SQL): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM reductions WHERE customer_id = ${customerId} AND consumed_at IS NULL)`
}
