import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { insertLiveEvent, type LiveEvent, notifyLive } from '#kernel/live-events/publish-live.ts'
import type { LineHold } from '#modules/inventory/index.ts'
import type { CheckoutLine } from '../rules/checkout.ts'
import { checkoutLines, checkoutStockHolds } from './checkout.tables.ts'
import type { OpenCheckout } from './checkout-queries.ts'

export type HeldLines = {
  lines: readonly CheckoutLine[]
  /** What they hold of the stock. */
  holds: readonly LineHold[]
  /** What the customer's browsers are shown about it. */
  shown: LiveEvent | undefined
}

/** The lines are these from now on, each with the id it had. For a new checkout all of it is one statement. */
export async function replaceLines(
  tx: Transaction,
  { id, isNew }: Pick<OpenCheckout, 'id' | 'isNew'>,
  { lines, holds, shown }: HeldLines,
): Promise<void> {
  if (!isNew) await deleteLines(tx, id)
  const parts: SQL[] = []
  if (lines.length > 0)
    parts.push(
      sql`lines AS ${tx.insert(checkoutLines).values(lines.map((line) => ({ ...line, checkoutId: id })))}`,
    )
  if (holds.length > 0)
    parts.push(
      sql`holds AS ${tx.insert(checkoutStockHolds).values(holds.map((hold) => ({ ...hold, checkoutId: id })))}`,
    )
  if (shown) parts.push(sql`shown AS (${insertLiveEvent(shown)})`)
  if (parts.length > 0)
    await tx.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT ${shown ? notifyLive : sql`1`}`)
}

async function deleteLines(tx: Transaction, checkoutId: number): Promise<void> {
  await tx.execute(sql`
    WITH holds AS ${tx.delete(checkoutStockHolds).where(eq(checkoutStockHolds.checkoutId, checkoutId))}
    DELETE FROM ${checkoutLines} WHERE ${eq(checkoutLines.checkoutId, checkoutId)}`)
}
