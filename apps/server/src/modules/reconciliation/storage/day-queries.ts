import type { dayListSorts } from '@warsha/contract/console/reconciliation/reconciliation.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { defineListOrder, orderedBy, type SortedPage, type SortedRow } from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { openDifferences } from '#modules/payments/index.ts'
import { comparedEntries, listedCosts, missingEntries } from './book-sql.ts'

export type DaySums = {
  gatewayAmount: number
  ledgerAmount: number
  orderAmount: number
  fees: number
  payouts: number
}

export type ReconciliationDay = DaySums & {
  gateway: string
  day: string
  openDifferences: number
  /** The gateway's book was read until the end of the day. */
  isRead: boolean
  closedAt: Date | null
  closedBy: number | null
}

/** Sums of open days by gateway: charges less what was given back, in the three books. */
const openSums = (chosen: SQL) => sql`(
  SELECT gateway, day, sum(there)::integer AS there, sum(booked)::integer AS booked, sum(ordered)::integer AS ordered,
    sum(fees)::integer AS fees, sum(payouts)::integer AS payouts
  FROM (
    SELECT gateway, day, there, booked, ordered, 0 AS fees, 0 AS payouts FROM ${comparedEntries(chosen)} AS entry
    UNION ALL
    SELECT gateway, open_reconciliation_day(gateway, day), 0, amount, amount, 0, 0 FROM ${missingEntries} AS missing
    UNION ALL
    SELECT gateway, day, 0, 0, 0, fee, CASE kind WHEN 'payout' THEN amount_baisa ELSE 0 END FROM ${listedCosts(chosen)} AS cost
  ) AS moved GROUP BY gateway, day)`

/** A day has no key of its own: with its gateway it is unique, so each order ends with both. */
export const dayOrder = defineListOrder(sql`(days.day - date '2000-01-01')`, {
  day: [
    { by: sql`days.day`, type: 'day' },
    { by: sql`days.gateway`, type: 'text' },
  ],
  rest: [
    {
      by: sql`greatest(abs(days.there - days.booked), abs(days.booked - days.ordered), abs(days.there - days.ordered))`,
      type: 'integer',
    },
    { by: sql`days.gateway`, type: 'text' },
  ],
  amount: [
    { by: sql`days.there`, type: 'integer' },
    { by: sql`days.gateway`, type: 'text' },
  ],
})

export type DaySort = (typeof dayListSorts)[number]

export type SortedDay = ReconciliationDay & SortedRow

/**
 * A page of the days with movements or open differences, one more than asked for, and how many there are. The sums of
 * open days are worked out once for both.
 */
export async function findDays(
  executor: Executor,
  { gateway }: { gateway: string | undefined },
  page: SortedPage<DaySort>,
): Promise<{ days: SortedDay[]; total: number }> {
  const isMeant = gateway === undefined ? sql`true` : sql`gateway = ${gateway}`
  const ofGateway = gateway === undefined ? sql`true` : sql`entry.gateway = ${gateway}`
  const { sorted, isBehind, orderBy } = orderedBy(dayOrder, page)
  const { rows } = await executor.execute<SortedDay & { total: number }>(sql`
    WITH days AS MATERIALIZED (
      SELECT * FROM (
        SELECT gateway, day, coalesce(there, 0) AS there, coalesce(booked, 0) AS booked, coalesce(ordered, 0) AS ordered,
          coalesce(fees, 0) AS fees, coalesce(payouts, 0) AS payouts, NULL::timestamptz AS closed_at, NULL::integer AS closed_by
        FROM ${openSums(ofGateway)} AS sums FULL JOIN ${openDifferences} AS waiting USING (gateway, day)
        UNION ALL
        SELECT gateway, day, gateway_baisa, ledger_baisa, orders_baisa, fees_baisa, payouts_baisa, closed_at, closed_by
        FROM reconciliation_days
      ) AS every WHERE ${isMeant})
    SELECT (days.day - date '2000-01-01') AS id, gateway, day::text AS day, there AS "gatewayAmount",
      booked AS "ledgerAmount", ordered AS "orderAmount", fees, payouts, coalesce(open, 0) AS "openDifferences",
      closed_at AS "closedAt", closed_by AS "closedBy",
      coalesce((day + 1)::timestamp AT TIME ZONE 'Asia/Muscat' <= read_until, false) AS "isRead", ${sorted} AS sorted,
      (SELECT count(*)::integer FROM days) AS total
    FROM days LEFT JOIN ${openDifferences} AS waiting USING (gateway, day)
    LEFT JOIN reconciliation_cursors USING (gateway)
    WHERE ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`)
  return {
    days: rows.map(({ total: _, ...row }) => ({ ...row, closedAt: row.closedAt && new Date(row.closedAt) })),
    total: rows[0]?.total ?? 0,
  }
}

/** Nobody writes a movement or a difference of the gateway before the transaction ends. */
export async function lockDayToClose(tx: Transaction, gateway: string): Promise<void> {
  await tx.execute(sql`SELECT lock_day_to_close(${gateway})`)
}

/** Whether the day is over in Muscat by the database's clock, and the gateway's book was read until its end. */
export async function readDayState(
  tx: Transaction,
  { gateway, day }: { gateway: string; day: string },
): Promise<{ isOver: boolean; isRead: boolean; isClosed: boolean; sums: DaySums }> {
  const { rows } = await tx.execute<DaySums & { isOver: boolean; isRead: boolean; isClosed: boolean }>(sql`
    SELECT ${day}::date < (now() AT TIME ZONE 'Asia/Muscat')::date AS "isOver",
      EXISTS (SELECT FROM reconciliation_cursors AS cursor WHERE cursor.gateway = ${gateway}
        AND cursor.read_until >= (${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Muscat') AS "isRead",
      EXISTS (SELECT FROM reconciliation_days AS closed WHERE closed.gateway = ${gateway} AND closed.day = ${day}::date)
        AS "isClosed",
      coalesce(max(there), 0) AS "gatewayAmount", coalesce(max(booked), 0) AS "ledgerAmount",
      coalesce(max(ordered), 0) AS "orderAmount", coalesce(max(fees), 0) AS fees, coalesce(max(payouts), 0) AS payouts
    FROM ${openSums(sql`entry.gateway = ${gateway} AND entry.day = ${day}::date`)} AS sums
    WHERE gateway = ${gateway} AND day = ${day}::date`)
  const [row] = rows
  if (!row) throw new Error('An aggregate has one row')
  const { isOver, isRead, isClosed, ...sums } = row
  return { isOver, isRead, isClosed, sums }
}

/** False: it was closed before. */
export async function insertClosedDay(
  tx: Transaction,
  { gateway, day, operatorId, sums }: { gateway: string; day: string; operatorId: number; sums: DaySums },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO reconciliation_days (gateway, day, gateway_baisa, ledger_baisa, orders_baisa, fees_baisa, payouts_baisa,
      closed_by)
    VALUES (${gateway}, ${day}::date, ${sums.gatewayAmount}, ${sums.ledgerAmount}, ${sums.orderAmount}, ${sums.fees},
      ${sums.payouts}, ${operatorId})
    ON CONFLICT DO NOTHING`)
  return rowCount === 1
}
