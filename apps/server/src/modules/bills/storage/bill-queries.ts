import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Bill, BillLine } from '../rules/bill.ts'
import { centreBillLines, centreBills } from './bills.tables.ts'

/** A bill by customer and code, so that another customer's is never found. */
export type OwnedBill = { customerId: number; code: string }

type BillRow = typeof centreBills.$inferSelect

export type BillsPage = { bills: Bill[]; total: number }

/** Newest first. */
export async function findBills(
  executor: Executor,
  customerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<BillsPage> {
  const isOwn = eq(centreBills.customerId, customerId)
  const [[counted], rows] = await Promise.all([
    executor.select({ total: count() }).from(centreBills).where(isOwn),
    executor
      .select()
      .from(centreBills)
      .where(isOwn)
      .orderBy(desc(centreBills.issuedAt), desc(centreBills.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ])
  return { bills: await withLines(executor, rows), total: counted?.total ?? 0 }
}

export async function findBill(
  executor: Executor,
  { customerId, code }: OwnedBill,
): Promise<Bill | undefined> {
  const rows = await executor
    .select()
    .from(centreBills)
    .where(and(eq(centreBills.customerId, customerId), eq(centreBills.code, code)))
  const [bill] = await withLines(executor, rows)
  return bill
}

/** False when the code is taken. */
export async function insertBill(
  tx: Transaction,
  { lines, ...bill }: Bill & { customerId: number },
): Promise<boolean> {
  const [row] = await tx
    .insert(centreBills)
    .values(bill)
    .onConflictDoNothing({ target: centreBills.code })
    .returning({ id: centreBills.id })
  if (!row) return false
  await tx
    .insert(centreBillLines)
    .values(lines.map((line, index) => ({ ...line, billId: row.id, position: index + 1 })))
  return true
}

export async function removeNames(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(centreBills).set({ customerName: '' }).where(eq(centreBills.customerId, customerId))
}

export async function withLines(executor: Executor, rows: readonly BillRow[]): Promise<Bill[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await executor
    .select()
    .from(centreBillLines)
    .where(inArray(centreBillLines.billId, ids))
    .orderBy(asc(centreBillLines.billId), asc(centreBillLines.position))
  const linesByBill = Map.groupBy(lines, ({ billId }) => billId)
  return rows.map((row) => toBill(row, linesByBill.get(row.id) ?? []))
}

function toBill(row: BillRow, lines: readonly BillLine[]): Bill {
  const { code, status, issuedAt, customerName, centreId, centreNameEn, centreNameAr, taxPercent } = row
  return { code, status, issuedAt, customerName, centreId, centreNameEn, centreNameAr, taxPercent, lines }
}
