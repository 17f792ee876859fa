import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { clearExpiredHold } from '../storage/hold-queries.ts'
import { announceHold } from './announce-hold.ts'
import { giveBack } from './take-hold.ts'

/** How many are released side by side when many expire at once. */
const lanes = 3

/** So many that cannot be released mean that the database cannot, and not these checkouts. */
const maxFaults = 20

/**
 * Gives back everything that checkouts hold whose time is over, each checkout in a transaction of its own: two of them
 * in one would take slots after stock, and could wait for a shopper who waits for them. One that cannot be released is
 * passed over and reported when all others are.
 */
export async function releaseExpiredHolds({ db }: { db: Database }): Promise<void> {
  const faults = new Map<number, unknown>()
  await Promise.all(Array.from({ length: lanes }, () => releaseUntilNoneIsLeft(db, faults)))
  if (faults.size > 0) {
    const ids = [...faults.keys()].join(', ')
    throw new AggregateError([...faults.values()], `The holds of checkouts ${ids} could not be released`)
  }
}

async function releaseUntilNoneIsLeft(db: Database, faults: Map<number, unknown>): Promise<void> {
  for (;;) {
    const tried: { id?: number } = {}
    const released = inTransaction(db, async (tx) => ok(await releaseOne(tx, tried, [...faults.keys()])))
    const isReleased = await released.then(
      (outcome) => outcome.ok && outcome.value,
      (fault: unknown) => {
        if (tried.id === undefined || faults.size >= maxFaults) throw fault
        faults.set(tried.id, fault)
        return true
      },
    )
    if (!isReleased) return
  }
}

/** False when there is none left. Notes which one it works on, in case that fails. */
async function releaseOne(
  tx: Transaction,
  tried: { id?: number },
  skippedIds: readonly number[],
): Promise<boolean> {
  const expired = await clearExpiredHold(tx, skippedIds)
  if (!expired) return false
  tried.id = expired.id
  await giveBack(tx, expired)
  await announceHold(tx, expired, 'expired')
  return true
}
