import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { releaseOffers } from '#modules/booking/index.ts'
import { readOrdersWithParts } from '#modules/orders/index.ts'
import { decideCase, lockOpenCasesOf } from '../storage/case-queries.ts'
import { deleteOffersOf } from '../storage/offer-queries.ts'
import { closedLines } from './closed-lines.ts'

/** Ends cases of which nothing is left: the visit was moved, returned or cancelled in another way. */
export async function withdrawCases(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) await decideCase(tx, id, { decision: { state: 'withdrawn' }, by: { kind: 'system' } })
  await releaseOffers(tx, await deleteOffersOf(tx, ids))
}

/** Whenever visits of an order were moved, returned or cancelled. */
export async function settleCasesOf(
  { db }: { db: Database },
  { payload: { orderId } }: { payload: { orderId: number } },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cases = await lockOpenCasesOf(tx, orderId)
    if (cases.length === 0) return ok(undefined)
    const [order] = await readOrdersWithParts(tx, [orderId])
    const isOver = order === undefined || order.status === 'CANCELED'
    const settled = cases.filter((each) => isOver || closedLines(order, each).length === 0)
    await withdrawCases(
      tx,
      settled.map(({ id }) => id),
    )
    return ok(undefined)
  })
}
