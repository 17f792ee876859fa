import { sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { attemptMoney } from '#modules/payments/index.ts'

export type DayEntry = {
  id: number
  kind: string
  reference: string
  pspReference: string | null
  amount: number
  fee: number
  occurredAt: Date
  source: string
  /** By the payments of orders and top-ups; null where the gateway names no payment of ours. */
  paidHere: number | null
}

/** Movements of a day in the order in which they came; one more than asked for. */
export async function findDayEntries(
  executor: Executor,
  { gateway, day }: { gateway: string; day: string },
  { afterId, limit }: { afterId: number | undefined; limit: number },
): Promise<{ entries: DayEntry[]; isExact: boolean }> {
  const { rows } = await executor.execute<DayEntry>(sql`
    SELECT entry.id, entry.kind, entry.reference, entry.psp_reference AS "pspReference", entry.amount_baisa AS amount,
      entry.fee_baisa AS fee, entry.occurred_at AS "occurredAt", entry.source,
      CASE entry.kind WHEN 'charge' THEN coalesce(named.paid, referred.paid) END AS "paidHere"
    FROM gateway_entries AS entry
    LEFT JOIN ${attemptMoney} AS named ON named.gateway = entry.gateway AND named.public_id = entry.attempt_public_id
    LEFT JOIN ${attemptMoney} AS referred
      ON named.id IS NULL AND referred.gateway = entry.gateway AND referred.psp_reference = entry.psp_reference
    WHERE entry.gateway = ${gateway} AND entry.day = ${day}::date AND entry.id > ${afterId ?? 0}
    ORDER BY entry.id LIMIT ${limit + 1}`)
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (SELECT FROM gateway_entries AS entry
      WHERE entry.gateway = ${gateway} AND entry.day = ${day}::date LIMIT ${maxCount + 1}) AS counted`)
  const entries = rows.map((row) => ({ ...row, occurredAt: new Date(row.occurredAt) }))
  return { entries, isExact: (counted[0]?.total ?? 0) <= maxCount }
}
