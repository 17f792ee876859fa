import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Actor } from './define-command.ts'

/** The field of an entry that counts against the limit of a day. */
export type CountedAmount = { amountBaisa: Baisa }

/**
 * Whether an operator needs a second person for an amount: above the limit of one command, or with what the operator has
 * moved alone today in Muscat above that of a day. Commands of one operator are counted one after the other.
 */
export async function exceedsApprovalLimit(
  tx: Transaction,
  { operatorId }: Actor,
  { amount, config }: { amount: Baisa; config: Config },
): Promise<boolean> {
  if (Math.abs(amount) > config.APPROVAL_LIMIT) return true
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('operator-amounts'), ${operatorId})`)
  const { rows } = await tx.execute<{ moved: string }>(sql`
    SELECT coalesce(sum(abs((after ->> 'amountBaisa')::bigint)), 0) AS moved FROM operator_changes
    WHERE operator_id = ${operatorId} AND approval_id IS NULL AND after ? 'amountBaisa'
      AND changed_at >= date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') AT TIME ZONE 'Asia/Muscat'`)
  return Number(rows[0]?.moved ?? 0) + Math.abs(amount) > config.APPROVAL_DAILY_LIMIT
}
