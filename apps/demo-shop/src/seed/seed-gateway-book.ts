import { randomBytes, randomUUID } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { sandboxEntries, sandboxPayments } from '@warsha/server/modules/payments/storage/sandbox.tables.ts'
import { sql } from 'drizzle-orm'

/**
 * Gives the sandbox a book that tells of the demo's orders, unless it is there: reconciliation begins three days ago. One
 * charge of yesterday is known to nobody here, so that finance has a difference to resolve.
 */
export async function seedGatewayBook(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const begun = await tx.execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
      SELECT 'sandbox', begin, begin FROM (SELECT
        date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') AT TIME ZONE 'Asia/Muscat' - interval '3 days' AS begin) AS days
      WHERE EXISTS (SELECT FROM payment_attempts AS attempt JOIN ledger_transactions AS posted
        ON posted.key = 'payment:' || attempt.public_id WHERE attempt.psp_reference LIKE 'demo-order-%')
      ON CONFLICT DO NOTHING`)
    if (begun.rowCount !== 1) return
    await tx.execute(sql`
      INSERT INTO sandbox_entries (kind, reference, payment_reference, attempt_id, amount_baisa, fee_baisa, occurred_at)
      SELECT 'charge', psp_reference, psp_reference, public_id, charge_baisa, round(charge_baisa * 0.015), ended_at
      FROM payment_attempts WHERE psp_reference LIKE 'demo-order-%' ORDER BY ended_at`)
    await tx.execute(sql`
      INSERT INTO sandbox_entries (kind, reference, payment_reference, refund_key, amount_baisa, occurred_at)
      SELECT 'refund', refund_reference, psp_reference, order_refunds.public_id, order_refunds.amount_baisa,
        order_refunds.created_at
      FROM order_refunds JOIN order_payments ON order_payments.id = payment_id
      JOIN payment_attempts ON payment_attempts.id = attempt_id
      WHERE psp_reference LIKE 'demo-order-%' AND target = 'sandbox'`)
    const reference = `sbx_${randomBytes(12).toString('hex')}`
    const charged = { attemptId: randomUUID(), amountBaisa: baisa(18_900) }
    const yesterday = sql`date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') AT TIME ZONE 'Asia/Muscat' - interval '6 hours'`
    await tx.insert(sandboxPayments).values({
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
    await tx.insert(sandboxEntries).values({
      ...charged,
      kind: 'charge',
      reference,
      paymentReference: reference,
      feeBaisa: baisa(284),
      occurredAt: yesterday,
    })
  })
}
