import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { DifferenceKind } from '../rules/difference.ts'

/** A difference between two books. */
export type FoundDifference = {
  cause: string
  kind: DifferenceKind
  gateway: string
  attemptId: number | null
  entryId: number | null
  refundId: number | null
  expected: number
  found: number
  day: string
}

/**
 * Brings the list in line with what a comparison of one gateway has found: new ones are opened, those that had disappeared
 * are open again, and those of these kinds that are gone close themselves. A resolved one stays as it is.
 */
export async function syncDifferences(
  tx: Transaction,
  { gateway, kinds }: { gateway: string; kinds: readonly DifferenceKind[] },
  found: readonly FoundDifference[],
): Promise<void> {
  const rows = JSON.stringify(found)
  await tx.execute(sql`
    INSERT INTO payment_differences (cause, kind, gateway, attempt_id, entry_id, refund_id, expected, found,
      expected_baisa, found_baisa, amount_baisa, day)
    SELECT cause, kind, gateway, "attemptId", "entryId", "refundId", to_char(expected / 1000.0, 'FM9999990.000'),
      to_char(found / 1000.0, 'FM9999990.000'), expected, found, abs(found - expected), day
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (cause text, kind text, gateway text, "attemptId" integer,
      "entryId" integer, "refundId" integer, expected integer, found integer, day date)
    ON CONFLICT (cause) DO UPDATE SET state = 'open', kind = excluded.kind, expected = excluded.expected,
      found = CASE excluded.kind WHEN 'refund' THEN payment_differences.found ELSE excluded.found END, expected_baisa = excluded.expected_baisa, found_baisa = excluded.found_baisa,
      amount_baisa = excluded.amount_baisa, attempt_id = excluded.attempt_id, entry_id = excluded.entry_id, refund_id = excluded.refund_id, resolution = NULL, resolved_by = NULL,
      resolved_at = NULL, updated_at = now(),
      day = CASE payment_differences.state WHEN 'open' THEN payment_differences.day ELSE excluded.day END
    WHERE (payment_differences.state = 'open' OR payment_differences.resolved_by = 'itself')
      AND (payment_differences.state, payment_differences.kind, payment_differences.expected_baisa,
        payment_differences.found_baisa) IS DISTINCT FROM ('open', excluded.kind, excluded.expected_baisa,
        excluded.found_baisa)`)
  await tx.execute(sql`
    UPDATE payment_differences SET state = 'closed', resolution = 'it has disappeared', resolved_by = 'itself',
      resolved_at = now(), updated_at = now()
    WHERE state = 'open' AND gateway = ${gateway} AND kind = ANY(${sql.param([...kinds])}::text[])
      AND (kind <> 'amount' OR entry_id IS NOT NULL)
      AND cause <> ALL (SELECT jsonb_array_elements(${rows}::jsonb) ->> 'cause')`)
}

/** How many differences of a day are open. */
export async function countDifferencesOf(
  tx: Transaction,
  { gateway, day }: { gateway: string; day: string },
): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    SELECT count(*)::integer AS open FROM payment_differences
    WHERE state = 'open' AND gateway = ${gateway} AND day = ${day}::date`)
  return rows[0]?.open ?? 0
}
