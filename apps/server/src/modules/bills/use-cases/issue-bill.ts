import { randomBytes } from 'node:crypto'
import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Bill } from '../rules/bill.ts'
import { billCodeLength, billCodeOf } from '../rules/bill-code.ts'
import { insertBill } from '../storage/bill-queries.ts'

export type NewBill = Omit<Bill, 'code'> & {
  customerId: number
  /** Names the bill in a repeated request; without it the bill gets a random one. */
  code?: string
}

/** Writes a bill of a centre to a customer. A code that there is already means that the bill was issued before. */
export async function issueBill(
  executor: Executor,
  { code = billCodeOf(randomBytes(billCodeLength)), ...bill }: NewBill,
): Promise<Outcome<string, 'CONFLICT'>> {
  if (bill.lines.length === 0) throw new Error(`A bill of centre ${bill.centreId} has no lines`)
  return inTransaction(executor, async (tx) =>
    (await insertBill(tx, { ...bill, code })) ? ok(code) : refuse('CONFLICT', { field: 'code' }),
  )
}
