import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { CheckoutKey } from '../rules/checkout.ts'
import { checkoutLines, checkouts } from './checkout.tables.ts'
import { isOpenFor } from './checkout-queries.ts'

/** Together with what there is; false when there is no such checkout, or the metadata would become too large. */
export async function addMetadata(
  executor: Executor,
  key: CheckoutKey,
  metadata: Metadata,
): Promise<boolean> {
  const joined = sql`${checkouts.metadata} || ${JSON.stringify(metadata)}::jsonb`
  const changed = await executor
    .update(checkouts)
    .set({ metadata: joined })
    .where(and(isOpenFor(key), isSmall(joined)))
    .returning({ id: checkouts.id })
  return changed.length > 0
}

/** As for the checkout; answers which checkout the line belongs to. */
export async function addLineMetadata(
  executor: Executor,
  { lineId, customerId }: { lineId: string; customerId: number | undefined },
  metadata: Metadata,
): Promise<string | undefined> {
  const joined = sql`${checkoutLines.metadata} || ${JSON.stringify(metadata)}::jsonb`
  const isOwn = sql`(${checkouts.customerId} IS NULL OR ${checkouts.customerId} = ${customerId ?? null})`
  const [changed] = await executor
    .update(checkoutLines)
    .set({ metadata: joined })
    .from(checkouts)
    .where(
      and(
        eq(checkoutLines.publicId, lineId),
        eq(checkouts.id, checkoutLines.checkoutId),
        eq(checkouts.status, 'open'),
        isOwn,
        isSmall(joined),
      ),
    )
    .returning({ publicId: checkouts.publicId })
  return changed?.publicId
}

/** Written little by little, it stays small together. */
function isSmall(metadata: ReturnType<typeof sql>) {
  return sql`octet_length((${metadata})::text) <= 16000`
}
