import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { endExpiredHolds } from '../storage/hold-queries.ts'
import { giveBack } from './hold-wallet.ts'

const mostAtOnce = 50

/** Gives back what nobody paid with in time. A few per transaction, so that nobody waits long for a wallet. */
export async function releaseExpiredHolds({ db }: { db: Database }): Promise<void> {
  for (;;) {
    const released = await inTransaction(db, async (tx) => {
      const holds = await endExpiredHolds(tx, mostAtOnce)
      // By customer, in one order: two sweeps that meet on two wallets do not block each other.
      for (const hold of holds.toSorted((one, other) => one.customerId - other.customerId))
        await giveBack(tx, hold)
      return ok(holds.length)
    })
    if (!released.ok || released.value < mostAtOnce) return
  }
}
