import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import {
  findCustomerIds,
  forgetDeletedAccounts,
  lockActivity,
  readNews,
  refreshActivity,
  saveMarks,
} from '../storage/activity-queries.ts'

type Context = { db: Database }

const batchSize = 5000
/** What is more is left for the next run. */
const maxBatches = 200

/**
 * Follows what customers buy and what their wallets hold, some seconds behind the sale, which is not touched by it. Run
 * twice at once it does the same work twice and changes nothing more.
 */
export async function followActivity({ db }: Context): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    const news = await readNews(db, batchSize)
    await refresh(db, [...new Set(news.flatMap(({ customerIds }) => customerIds))])
    await saveMarks(db, news)
    if (!news.some(({ rows, settledId }) => rows === batchSize && settledId !== null)) return
  }
}

/** Work at a centre is the customer's last visit; of a deleted account nothing is left. */
export function followCustomer(
  { db }: Context,
  event: DeliveredEvent<{ customerId: number }>,
): Promise<void> {
  return refresh(db, [event.payload.customerId])
}

/** Counts everybody's activity anew, customer after customer. */
export async function recountActivity({ db }: Context): Promise<void> {
  for (let ids: number[] | undefined; ids === undefined || ids.length > 0; ) {
    ids = await findCustomerIds(db, ids?.at(-1) ?? 0, batchSize)
    await refresh(db, ids)
  }
  await forgetDeletedAccounts(db)
}

/** One at a time: what was counted before another change is not written after it. */
async function refresh(db: Database, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return
  await inTransaction(db, async (tx) => {
    await lockActivity(tx)
    await refreshActivity(tx, customerIds)
    return ok(undefined)
  })
}
