import type { Locale } from '@warsha/contract/locale/locale.ts'
import { sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { orderInScope } from './order-scope.ts'
import type { LockedOrder } from './order-status-queries.ts'

export type ScopedOrder = LockedOrder & { publicId: string; number: number; language: Locale }

/** An order of the operator's centres, which nobody else changes until the transaction ends. */
export async function lockScopedOrder(
  tx: Transaction,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ScopedOrder | undefined> {
  const { rows } = await tx.execute<ScopedOrder>(sql`
    SELECT id, public_id AS "publicId", number, customer_id AS "customerId", checkout_public_id AS "checkoutPublicId",
      status, payment_status AS "paymentStatus", revision, language
    FROM orders WHERE public_id = ${publicId} AND ${orderInScope(centres)} FOR UPDATE`)
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
