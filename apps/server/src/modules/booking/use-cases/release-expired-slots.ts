import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { sweepRows } from '#kernel/jobs/sweep-rows.ts'
import { ok } from '#kernel/outcome.ts'
import { deleteVainWaiters, findWaitedFreeSlots } from '../storage/offer-queries.ts'
import { endPicked, pickExpired } from '../storage/slot-reservation-queries.ts'
import { announceFreed } from './free-slots.ts'
import { offerSlots } from './offer-slots.ts'

const maxAtOnce = 100
const graceSeconds = 60

/**
 * Ends holds whose time is over and gives their slots to the next in line. A checkout ends its own reservations, together with
 * everything else it holds; leftovers of it end here a minute later. Running it again, or twice at once, changes
 * nothing more. A reservation that cannot be ended holds up neither the others nor the waiting list.
 */
export async function releaseExpiredSlots({ db }: { db: Database }): Promise<void> {
  try {
    await sweepRows(db, {
      subject: 'holds of slots',
      maxAtOnce,
      pick: (tx, rows) => pickExpired(tx, { ...rows, graceSeconds }),
      handle: async (tx, ids) => announceFreed(tx, await endPicked(tx, ids)),
    })
  } finally {
    await offerWaitedSlots(db)
  }
}

async function offerWaitedSlots(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteVainWaiters(tx)
    return ok(await offerSlots(tx, await findWaitedFreeSlots(tx, maxAtOnce)))
  })
}
