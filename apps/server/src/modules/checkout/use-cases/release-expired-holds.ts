import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { clearExpiredHold } from '../storage/hold-queries.ts'
import { announceHold } from './announce-hold.ts'
import { giveBack } from './take-hold.ts'

/** How many are released side by side when many expire at once. */
const lanes = 3

/**
 * Gives back everything that checkouts hold whose time is over, each checkout in a transaction of its own: two of them
 * in one would take slots after stock, and could wait for a shopper who waits for them.
 */
export async function releaseExpiredHolds({ db }: { db: Database }): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => releaseUntilNoneIsLeft(db)))
}

async function releaseUntilNoneIsLeft(db: Database): Promise<void> {
  for (;;) {
    const released = await inTransaction(db, async (tx) => ok(await releaseOne(tx)))
    if (!released.ok || !released.value) return
  }
}

async function releaseOne(tx: Transaction): Promise<boolean> {
  const expired = await clearExpiredHold(tx)
  if (!expired) return false
  await giveBack(tx, expired)
  await announceHold(tx, expired, 'expired')
  return true
}
