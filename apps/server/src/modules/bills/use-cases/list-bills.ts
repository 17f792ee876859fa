import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Bill } from '../rules/bill.ts'
import { readBillCode } from '../rules/bill-code.ts'
import { type BillsPage, findBill, findBills } from '../storage/bill-queries.ts'

export function listBills(
  { db }: { db: Database },
  customerId: number,
  page: { page: number; limit: number },
): Promise<BillsPage> {
  return findBills(db, customerId, page)
}

/** Any code but one of an own bill is not found, so that a caller does not learn which codes exist. */
export async function readBill(
  { db }: { db: Database },
  asked: { customerId: number; code: string },
): Promise<Outcome<Bill, 'NOT_FOUND'>> {
  const code = readBillCode(asked.code)
  const bill = code && (await findBill(db, { customerId: asked.customerId, code }))
  return bill ? ok(bill) : refuse('NOT_FOUND', { field: 'code' })
}
