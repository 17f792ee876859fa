import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { endExpired } from '../storage/hold-queries.ts'
import { deleteVainWaiters, findWaitedFreeSlots } from '../storage/offer-queries.ts'
import { announceFreed } from './free-slots.ts'
import { offerSlots } from './offer-slots.ts'

const mostAtOnce = 100

/**
 * Ends holds whose time is over and gives their hours to the next in line. A checkout ends its own holds, together with
 * everything else it holds; what it left behind ends here a minute later. Running it again, or twice at once, changes
 * nothing more.
 */
export async function endExpiredHolds({ db }: { db: Database }): Promise<void> {
  for (;;) {
    const ended = await inTransaction(db, async (tx) => {
      const freed = await endExpired(tx, { most: mostAtOnce, graceSeconds: 60 })
      await deleteVainWaiters(tx)
      await announceFreed(tx, freed)
      return ok(freed.length)
    })
    if (!ended.ok || ended.value === 0) break
  }
  await inTransaction(db, async (tx) => ok(await offerSlots(tx, await findWaitedFreeSlots(tx, mostAtOnce))))
}
