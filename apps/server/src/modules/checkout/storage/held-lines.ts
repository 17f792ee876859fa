import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { insertLiveEvent, type LiveEvent, notifyLive } from '#kernel/live-events/publish-live.ts'
import type { LineReservation } from '#modules/inventory/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { checkoutLines, checkoutStockReservations, checkoutSurcharges } from './checkout.tables.ts'
import type { OpenCheckout } from './checkout-queries.ts'

export type HeldLines = Pick<Checkout, 'lines' | 'surcharges'> & {
  /** The stock they hold. */
  holds: readonly LineReservation[]
  /** The event for the customer's browsers. */
  shown: LiveEvent | undefined
}

/** The lines are these from now on, each with the id it had. For a new checkout all of it is one statement. */
export async function replaceLines(
  tx: Transaction,
  { id, isNew }: Pick<OpenCheckout, 'id' | 'isNew'>,
  { lines, surcharges, holds, shown }: HeldLines,
): Promise<void> {
  if (!isNew) await deleteLines(tx, id)
  const parts: SQL[] = []
  if (lines.length > 0)
    parts.push(
      sql`lines AS ${tx.insert(checkoutLines).values(lines.map((line) => ({ ...line, checkoutId: id })))}`,
    )
  if (surcharges.length > 0)
    parts.push(
      sql`surcharges AS ${tx.insert(checkoutSurcharges).values(surcharges.map((row) => ({ ...row, checkoutId: id })))}`,
    )
  if (holds.length > 0)
    parts.push(
      sql`holds AS ${tx.insert(checkoutStockReservations).values(holds.map((hold) => ({ ...hold, checkoutId: id })))}`,
    )
  if (shown) parts.push(sql`shown AS (${insertLiveEvent(shown)})`)
  if (parts.length > 0)
    await tx.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT ${shown ? notifyLive : sql`1`}`)
}

async function deleteLines(tx: Transaction, checkoutId: number): Promise<void> {
  await tx.execute(sql`
    WITH holds AS ${tx.delete(checkoutStockReservations).where(eq(checkoutStockReservations.checkoutId, checkoutId))},
      surcharges AS ${tx.delete(checkoutSurcharges).where(eq(checkoutSurcharges.checkoutId, checkoutId))}
    DELETE FROM ${checkoutLines} WHERE ${eq(checkoutLines.checkoutId, checkoutId)}`)
}
