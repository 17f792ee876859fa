import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { syncDifferences } from '#modules/payments/index.ts'
import { comparedKinds, findDifferences, lockOpenDays } from '../storage/compare-queries.ts'
import { postCosts } from './post-costs.ts'

type Compared = { gateway: string; costPercent: number | undefined }

/** Brings fees, payouts and the list of differences of a gateway in line with its book; run twice, it changes nothing. */
export async function compareBooks(db: Database, compared: Compared): Promise<void> {
  await inTransaction(db, async (tx) => ok(await compareIn(tx, compared)))
}

/** The same in the caller's transaction. */
export async function compareIn(tx: Transaction, compared: Compared): Promise<void> {
  const { gateway } = compared
  await lockOpenDays(tx, gateway)
  const payouts = await postCosts(tx, compared)
  const found = await findDifferences(tx, gateway)
  await syncDifferences(tx, { gateway, kinds: comparedKinds }, [...found, ...payouts])
}
