import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { centreOfDriver } from '#modules/booking/index.ts'
import { orderInScope } from './order-scope.ts'
import type { LockedOrder } from './order-status-queries.ts'

export type ScopedOrder = LockedOrder & { publicId: string; number: number; language: Locale }

const scopedOrderColumns = sql`id, public_id AS "publicId", number, customer_id AS "customerId",
  checkout_public_id AS "checkoutPublicId", status, payment_status AS "paymentStatus", revision, language`

/** An order of the operator's centres, which nobody else changes until the transaction ends. */
export async function lockScopedOrder(
  tx: Transaction,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ScopedOrder | undefined> {
  const { rows } = await tx.execute<ScopedOrder>(sql`
    SELECT ${scopedOrderColumns} FROM orders WHERE public_id = ${publicId} AND ${orderInScope(centres)} FOR UPDATE`)
  return rows[0]
}

type OwnOrder = { publicId: string; customerId: number }

/** An order of the customer's own, locked likewise. */
export async function lockOrderOfCustomer(tx: Transaction, own: OwnOrder): Promise<ScopedOrder | undefined> {
  const { rows } = await tx.execute<ScopedOrder>(sql`${orderOfCustomer(own)} FOR UPDATE`)
  return rows[0]
}

export async function findOrderOfCustomer(
  executor: Executor,
  own: OwnOrder,
): Promise<ScopedOrder | undefined> {
  const { rows } = await executor.execute<ScopedOrder>(orderOfCustomer(own))
  return rows[0]
}

function orderOfCustomer({ publicId, customerId }: OwnOrder): SQL {
  return sql`SELECT ${scopedOrderColumns} FROM orders
    WHERE public_id = ${publicId} AND customer_id = ${customerId}`
}

/** The order of a line that is done at the driver's own centre, locked likewise. */
export async function lockOrderOfDriver(
  tx: Transaction,
  { driverId, linePublicId }: { driverId: number; linePublicId: string },
): Promise<{ id: number; publicId: string } | undefined> {
  const { rows } = await tx.execute<{ id: number; publicId: string }>(sql`
    SELECT orders.id, orders.public_id AS "publicId" FROM orders JOIN order_lines AS line ON line.order_id = orders.id
    WHERE line.public_id = ${linePublicId} AND line.centre_id = ${centreOfDriver(driverId)} FOR UPDATE OF orders`)
  return rows[0]
}

/** False when the order was changed since this revision was read. */
export async function raiseRevision(
  tx: Transaction,
  { id, revision }: { id: number; revision: number | undefined },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE orders SET revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND ${revision === undefined ? sql`true` : sql`revision = ${revision}`}`)
  return rowCount === 1
}
