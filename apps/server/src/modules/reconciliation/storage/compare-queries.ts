import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { DifferenceKind, FoundDifference } from '#modules/payments/index.ts'
import { comparedCosts, comparedEntries, missingEntries, overdueRefunds } from './book-sql.ts'

/** Kinds that a comparison finds, and closes when they are gone. */
export const comparedKinds: readonly DifferenceKind[] = [
  'unknown-charge',
  'amount',
  'missing-charge',
  'missing-refund',
  'unknown-refund',
  'chargeback',
  'fee',
  'payout',
]

/** More at once is no day of a shop, but a broken book: the oldest come first. */
const maxFound = 5000

/** Who closes a day waits until the differences of a comparison are written. */
export async function lockOpenDays(tx: Transaction, gateway: string): Promise<void> {
  await tx.execute(sql`SELECT lock_open_days(${gateway})`)
}

/** Where the gateway's book, the ledger and the payments of orders differ, except payouts. */
export async function findDifferences(tx: Transaction, gateway: string): Promise<FoundDifference[]> {
  const { rows } = await tx.execute<FoundDifference>(sql`
    SELECT * FROM (
      SELECT 'entry:' || id AS cause, CASE kind WHEN 'chargeback' THEN 'chargeback' WHEN 'refund' THEN 'unknown-refund'
        ELSE CASE booked WHEN 0 THEN 'unknown-charge' ELSE 'amount' END END AS kind,
        gateway, attempt_id AS "attemptId", id AS "entryId", refund_id AS "refundId", abs(booked) AS expected,
        abs(there) AS found, open_reconciliation_day(gateway, day)::text AS day
      FROM ${comparedEntries(sql`entry.gateway = ${gateway}`)} AS compared
      WHERE NOT is_decided AND there <> booked
        AND NOT (kind = 'refund' AND refund_id IS NOT NULL AND booked = 0)
      UNION ALL
      SELECT 'fee:' || id, 'fee', gateway, NULL, id, NULL, fee_booked, fee, open_reconciliation_day(gateway, day)::text
      FROM ${comparedCosts(sql`entry.gateway = ${gateway}`)} AS compared WHERE fee <> fee_booked
      UNION ALL
      SELECT 'missing-' || kind || ':' || reference, 'missing-' || kind, gateway, attempt_id, NULL, refund_id, abs(amount),
        0, open_reconciliation_day(gateway, day)::text
      FROM ${missingEntries} AS missing WHERE gateway = ${gateway}
      UNION ALL
      SELECT 'refund:' || public_id, 'refund', gateway, attempt_id, NULL, id, amount, 0,
        open_reconciliation_day(gateway, day)::text
      FROM ${overdueRefunds} AS overdue WHERE gateway = ${gateway}) AS found
    ORDER BY day, cause LIMIT ${maxFound}`)
  return rows
}

export type UnpostedFee = { id: number; kind: string; amount: number; fee: number }

/** Movements whose fee is not posted at all. */
export async function findUnpostedFees(
  tx: Transaction,
  gateway: string,
  limit: number,
): Promise<UnpostedFee[]> {
  const { rows } = await tx.execute<UnpostedFee>(sql`
    SELECT id, kind, amount, fee FROM ${comparedCosts(sql`entry.gateway = ${gateway}`)} AS compared
    WHERE fee > 0 AND fee_booked = 0 ORDER BY id LIMIT ${limit}`)
  return rows
}

export type UnpostedPayout = { id: number; day: string; amount: number; due: number; hasCutOff: boolean }

/**
 * Payouts that are not posted, with what was due by the gateway's own book: what it had moved before the cut-off and had
 * not paid out with an earlier payout.
 */
export async function findUnpostedPayouts(tx: Transaction, gateway: string): Promise<UnpostedPayout[]> {
  const { rows } = await tx.execute<UnpostedPayout>(sql`
    SELECT payout.id, open_reconciliation_day(payout.gateway, payout.day)::text AS day, payout.amount, payout.covers_until IS NOT NULL AS "hasCutOff", (
      SELECT coalesce(sum(CASE moved.kind WHEN 'charge' THEN moved.amount_baisa ELSE -moved.amount_baisa END
        - moved.fee_baisa), 0)::integer
      FROM gateway_entries AS moved WHERE moved.gateway = payout.gateway AND moved.id <> payout.id
        AND CASE WHEN moved.kind = 'payout' THEN (moved.occurred_at, moved.id) < (payout.occurred_at, payout.id)
          ELSE moved.occurred_at < coalesce(payout.covers_until, payout.occurred_at) END) AS due
    FROM ${comparedCosts(sql`entry.gateway = ${gateway} AND entry.kind = 'payout'`)} AS payout
    WHERE payout.payout_booked = 0 ORDER BY payout.id`)
  return rows
}

/** What the ledger has of a movement at this moment; undefined for one of a closed day. */
export async function readBooked(tx: Transaction, entryId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ booked: number }>(
    sql`SELECT abs(booked) AS booked FROM ${comparedEntries(sql`entry.id = ${entryId}`)} AS compared`,
  )
  return rows[0]?.booked
}
