import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Bill } from '../rules/bill.ts'
import { withLines } from './bill-queries.ts'
import { centreBills } from './bills.tables.ts'

export type CentreBill = Bill & { id: number }

/** The newest first, one more than asked for, and how many there are up to `maxCount`. */
export async function findBillsInScope(
  executor: Executor,
  { customerId, centres }: { customerId: number; centres: CentreScope },
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<{ bills: CentreBill[]; total: number }> {
  const matches = and(eq(centreBills.customerId, customerId), isOf(centres))
  const [bills, { rows }] = await Promise.all([
    readBills(
      executor,
      and(matches, beforeId === undefined ? undefined : lt(centreBills.id, beforeId)),
      limit + 1,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM ${centreBills} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { bills, total: rows[0]?.total ?? 0 }
}

export async function findBillInScope(
  executor: Executor,
  { code, centres }: { code: string; centres: CentreScope },
): Promise<CentreBill | undefined> {
  const [bill] = await readBills(executor, and(eq(centreBills.code, code), isOf(centres)), 1)
  return bill
}

/** True for the one who ends it. */
export async function closeUnpaid(
  tx: Transaction,
  { id, status }: { id: number; status: 'paid' | 'cancelled' },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(centreBills)
    .set({ status })
    .where(and(eq(centreBills.id, id), eq(centreBills.status, 'unpaid')))
  return rowCount === 1
}

function isOf(centres: CentreScope): SQL | undefined {
  return centres === 'all' ? undefined : inArray(centreBills.centreId, [...centres])
}

async function readBills(
  executor: Executor,
  condition: SQL | undefined,
  limit: number,
): Promise<CentreBill[]> {
  const rows = await executor
    .select()
    .from(centreBills)
    .where(condition)
    .orderBy(desc(centreBills.id))
    .limit(limit)
  const bills = await withLines(executor, rows)
  return bills.map((bill, at) => ({ ...bill, id: rows[at]?.id ?? 0 }))
}
