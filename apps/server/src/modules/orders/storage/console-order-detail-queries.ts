import { sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerContacts } from '#modules/identity/index.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import type { Order } from '../rules/order.ts'
import { orderInScope } from './order-scope.ts'

export type OpenedOrder = Pick<
  Order,
  | 'id'
  | 'publicId'
  | 'number'
  | 'revision'
  | 'status'
  | 'paymentStatus'
  | 'language'
  | 'totalBaisa'
  | 'taxBaisa'
  | 'shippingAddress'
  | 'email'
  | 'createdAt'
> & { customer: { publicId: string; name: string; phone: string | null } }

/** An order of the operator's centres, with its buyer; an order of other centres looks like one that does not exist. */
export async function findOpenedOrder(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<OpenedOrder | undefined> {
  const { rows } = await executor.execute<OpenedOrder>(sql`
    SELECT orders.id, orders.public_id AS "publicId", orders.number, orders.revision, orders.status,
      orders.payment_status AS "paymentStatus", orders.language, orders.total_baisa AS "totalBaisa",
      orders.tax_baisa AS "taxBaisa", orders.shipping_address AS "shippingAddress", orders.email,
      orders.created_at AS "createdAt",
      jsonb_build_object('publicId', customer.public_id, 'name', customer.name, 'phone', customer.phone) AS customer
    FROM orders JOIN ${customerContacts} AS customer ON customer.id = orders.customer_id
    WHERE orders.public_id = ${publicId} AND ${orderInScope(centres)}`)
  return rows[0] && { ...rows[0], createdAt: new Date(rows[0].createdAt) }
}

export type StatusChange = {
  kind: 'status' | 'payment'
  from: string
  to: string
  reason: string
  actor: ChangeActor['kind']
  operatorId: number | null
  at: Date
}

/** The newest moves of an order and of its payment. */
export async function findStatusChanges(
  executor: Executor,
  orderId: number,
  limit: number,
): Promise<StatusChange[]> {
  const { rows } = await executor.execute<StatusChange>(sql`
    SELECT kind, from_status AS "from", to_status AS "to", reason, actor, operator_id AS "operatorId", created_at AS at
    FROM order_status_changes WHERE order_id = ${orderId} ORDER BY id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export type OrderNote = { operatorId: number; text: string; at: Date }

/** The newest notes about an order. */
export async function findNotes(executor: Executor, orderId: number, limit: number): Promise<OrderNote[]> {
  const { rows } = await executor.execute<OrderNote>(sql`
    SELECT operator_id AS "operatorId", text, created_at AS at
    FROM order_notes WHERE order_id = ${orderId} ORDER BY id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export type VisitMove = {
  position: number
  operatorId: number | null
  from: { centreId: number; at: Date }
  to: { centreId: number; at: Date }
  creditBaisa: number
  at: Date
}

/** The newest moves of an order's visits. */
export async function findVisitMoves(
  executor: Executor,
  orderId: number,
  limit: number,
): Promise<VisitMove[]> {
  const { rows } = await executor.execute<
    Omit<VisitMove, 'from' | 'to'> & {
      fromCentreId: number
      fromAt: string
      toCentreId: number
      toAt: string
    }
  >(sql`
    SELECT position, operator_id AS "operatorId", from_centre_id AS "fromCentreId", from_at AS "fromAt",
      to_centre_id AS "toCentreId", to_at AS "toAt", credit_baisa AS "creditBaisa", created_at AS at
    FROM visit_moves WHERE order_id = ${orderId} ORDER BY id DESC LIMIT ${limit}`)
  return rows.map(({ fromCentreId, fromAt, toCentreId, toAt, ...move }) => ({
    ...move,
    at: new Date(move.at),
    from: { centreId: fromCentreId, at: new Date(fromAt) },
    to: { centreId: toCentreId, at: new Date(toAt) },
  }))
}
