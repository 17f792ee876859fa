import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { collectFaults, type RowFaults } from '#kernel/jobs/row-faults.ts'
import type { Log } from '#kernel/log.ts'
import { ok } from '#kernel/outcome.ts'
import { clearExpiredReservation } from '../storage/reservation-queries.ts'
import { announceReservation } from './announce-reservation.ts'
import { reservationExpired } from './reservation-expired.ts'
import { releaseReserved } from './reserve.ts'

/** How many are released side by side when many expire at once. */
const lanes = 3

/**
 * Gives back everything that checkouts hold whose time is over, each checkout in a transaction of its own: two of them
 * in one would take slots after stock, and could wait for a shopper who waits for them. One that cannot be released is
 * passed over and reported when all others are.
 */
export async function releaseExpiredReservations({ db, log }: { db: Database; log: Log }): Promise<void> {
  const faults = collectFaults('the reservations of checkouts')
  await Promise.all(Array.from({ length: lanes }, () => releaseUntilNoneIsLeft({ db, log }, faults)))
  faults.report()
}

async function releaseUntilNoneIsLeft(
  { db, log }: { db: Database; log: Log },
  faults: RowFaults,
): Promise<void> {
  for (;;) {
    const tried: { id?: number } = {}
    const released = inTransaction(db, async (tx) => ok(await releaseOne(tx, tried, faults.ids())))
    const isReleased = await released.then(
      (outcome) => outcome.ok && outcome.value,
      (fault: unknown) => {
        if (tried.id === undefined) throw fault
        faults.note(tried.id, fault)
        return true
      },
    )
    if (!isReleased) return
    if (tried.id !== undefined && !faults.ids().includes(tried.id))
      log.info({ checkoutId: tried.id }, 'a reservation has expired')
  }
}

/** False when there is none left. Notes which one it works on, in case that fails. */
async function releaseOne(
  tx: Transaction,
  tried: { id?: number },
  skippedIds: readonly number[],
): Promise<boolean> {
  const expired = await clearExpiredReservation(tx, skippedIds)
  if (!expired) return false
  tried.id = expired.id
  await releaseReserved(tx, expired)
  await announceReservation(tx, expired, 'expired')
  await publish(tx, reservationExpired({ checkoutId: expired.id, customerId: expired.customerId }))
  return true
}
