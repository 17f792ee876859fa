import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { orderInScope } from './order-scope.ts'

/** Orders with a line at one of the operator's centres, as a table of `id`, `public_id`, `number` and `channel_id`. */
export function ordersInScope(centres: CentreScope): SQL {
  return sql`(SELECT id, public_id, number, channel_id FROM orders WHERE ${orderInScope(centres)})`
}

/** Visits that took place, as a query of lines. */
const visits = sql`order_lines WHERE used > 0 AND appointment_at IS NOT NULL`

/** Of visits, the newest: at its hour, or when it was marked used, if that was before. */
const newestVisit = sql`max(least(appointment_at, delivered_at))`

/** Orders that were placed, as a query with their newest visit. */
export const placedOrders = sql`(
  SELECT placed.id, placed.public_id, placed.customer_id, placed.number, placed.created_at, placed.status,
    placed.payment_status, placed.total_baisa,
    (SELECT ${newestVisit} FROM ${visits} AND order_id = placed.id) AS visited_at
  FROM orders AS placed WHERE placed.status <> 'DRAFT')`

/**
 * What customers have of placed orders with a line at one of some centres, as a query of `customer_id`, `orders` and `visited_at`.
 * Such orders are few of all, so they and their lines are found by their ids, all at once.
 */
export function boughtAt(centres: readonly number[]): SQL {
  const ids = sql`ARRAY(SELECT line.order_id FROM order_lines AS line WHERE ${inCentreScope(centres, sql`line.centre_id`)})`
  return sql`(
    SELECT placed.customer_id, count(*)::integer AS orders, max(visited.visited_at) AS visited_at
    FROM orders AS placed LEFT JOIN (
      SELECT order_id, ${newestVisit} AS visited_at FROM ${visits} AND order_id = ANY (${ids}) GROUP BY order_id
    ) AS visited ON visited.order_id = placed.id
    WHERE placed.status <> 'DRAFT' AND placed.id = ANY (${ids})
    GROUP BY placed.customer_id)`
}

/** Orders as they are made, drafts among them, as a query of `id`, `customer_id` and `created_at`. */
export const madeOrders: SQL = sql`(SELECT id, customer_id, created_at FROM orders)`

/** Moves of orders, a draft that is placed among them, as a query of `id`, `customer_id` and `created_at`. */
export const orderMoves: SQL = sql`(
  SELECT change.id, ordered.customer_id, change.created_at
  FROM order_status_changes AS change JOIN orders AS ordered ON ordered.id = change.order_id)`

/** Checkouts that have become orders, as a query of `checkout_public_id`. */
export const orderedCheckouts = sql`(SELECT checkout_public_id FROM orders)`

/** Lines of orders at the operator's centres, as a query; those without a centre are for who sees all. */
export function linesInScope(centres: CentreScope): SQL {
  const inScope =
    centres === 'all' ? sql`true` : sql`line.centre_id = ANY(${sql.param([...centres])}::integer[])`
  return sql`(
    SELECT line.order_id, line.position, line.public_id, line.centre_id, line.product_name, line.appointment_at,
      ordered.public_id AS order_public_id, ordered.number AS order_number
    FROM order_lines AS line JOIN orders AS ordered ON ordered.id = line.order_id WHERE ${inScope})`
}

/**
 * Lines of which something is still to be done in a slot, as a query; a visit is what an order has in one of them.
 * `slot_id` is where it is booked.
 */
export const openVisits: SQL = sql`(
  SELECT line.order_id, line.position, line.slot_id, line.centre_id, line.appointment_at, ordered.customer_id,
    ordered.public_id AS order_public_id, ordered.number AS order_number
  FROM order_lines AS line JOIN orders AS ordered ON ordered.id = line.order_id
  WHERE line.centre_id IS NOT NULL AND line.appointment_at IS NOT NULL
    AND line.used + line.returned + line.expired < line.quantity
    AND ordered.status NOT IN ('DRAFT', 'CANCELED', 'RETURNED'))`

/** Orders as lists name them, as a query of `id`, `public_id`, `number` and `customer_id`. */
export const orderNumbers: SQL = sql`(SELECT id, public_id, number, customer_id FROM orders)`
