import type { Database } from '#kernel/database/connect.ts'
import { sweepRows } from '#kernel/jobs/sweep-rows.ts'
import { pickExpired, releasePicked } from '../storage/hold-queries.ts'
import { postRelease } from './hold-wallet.ts'

const maxAtOnce = 50

/**
 * Releases holds that no payment has captured in time. A few per transaction, so that nobody waits long for a wallet; a hold that
 * cannot be released is passed over.
 */
export function releaseExpiredWalletHolds({ db }: { db: Database }): Promise<void> {
  return sweepRows(db, {
    subject: 'holds of wallets',
    maxAtOnce,
    pick: pickExpired,
    async handle(tx, ids) {
      const holds = await releasePicked(tx, ids)
      // By customer, in one order: two sweeps that meet on two wallets do not block each other.
      for (const hold of holds.toSorted((one, other) => one.customerId - other.customerId))
        await postRelease(tx, hold)
    },
  })
}
