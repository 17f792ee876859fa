import { randomUUID } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { sandboxEntries, sandboxPayments } from '@warsha/server/modules/payments/storage/sandbox.tables.ts'
import { sql } from 'drizzle-orm'

/** A charge that the shop has never heard of. */
const reference = `sbx_${'de30'.repeat(6)}`

/**
 * Begins the reconciliation of the sandbox three days ago, unless it has begun. Its book tells of the demo's orders; one
 * charge of yesterday is known to nobody here, so that finance has a difference to resolve.
 */
export async function seedGatewayBook(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const charged = { attemptId: randomUUID(), amountBaisa: baisa(18_900) }
    const { rowCount } = await tx
      .insert(sandboxPayments)
      .values({
        ...charged,
        reference,
        chargedBaisa: charged.amountBaisa,
        description: 'Warsha',
        language: 'en',
        state: 'paid',
        resultUrl: '',
        failedUrl: '',
        cancelUrl: '',
        callbackUrl: '',
        expiresAt: yesterday,
      })
      .onConflictDoNothing()
    if (rowCount === 0) return
    await tx.insert(sandboxEntries).values({
      ...charged,
      kind: 'charge',
      reference,
      paymentReference: reference,
      feeBaisa: baisa(284),
      occurredAt: yesterday,
    })
    // A job may have begun to read the empty book already. Orders of an older demo are not in the book.
    await tx.execute(sql`
      INSERT INTO reconciliation_cursors (gateway, since, read_until)
      SELECT 'sandbox', begin, begin FROM (SELECT ${midnight} - interval '3 days' AS begin) AS days
      ON CONFLICT (gateway) DO UPDATE SET read_until = excluded.read_until, since = CASE
        WHEN EXISTS (SELECT FROM sandbox_entries WHERE reference LIKE 'demo-order-%') THEN excluded.since
        ELSE reconciliation_cursors.since END`)
  })
}

const midnight = sql`date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') AT TIME ZONE 'Asia/Muscat'`
const yesterday = sql`${midnight} - interval '6 hours'`
