import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { ordersInScope, placedOrders } from '#modules/orders/index.ts'

/** Whether the customer in the row `customer` has booked at one of the centres. */
export function isCustomerOf(centres: CentreScope): SQL {
  if (centres === 'all') return sql`true`
  return sql`EXISTS (
    SELECT FROM centre_customers WHERE customer_id = customer.id AND ${inCentreScope(centres, sql`centre_id`)})`
}

/** Orders of the row `customer` that the operator may see. */
export function ordersOf(centres: CentreScope): SQL {
  const isOwn =
    centres === 'all'
      ? sql`true`
      : sql`EXISTS (SELECT FROM ${ordersInScope(centres)} AS scoped WHERE scoped.id = own.id)`
  return sql`SELECT own.* FROM ${placedOrders} AS own WHERE own.customer_id = customer.id AND ${isOwn}`
}
