import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { deleteOldestDevices, type NewDevice, upsertDevice } from '../storage/device-queries.ts'

/** More than anybody carries; a loop of registrations must not fill the table. */
const maxDevices = 10

/** Registers a device for as long as its sign-in lasts. Again it only renews what is known of it. */
export async function registerDevice(
  { db }: { db: Database },
  device: NewDevice,
): Promise<Outcome<undefined, 'UNAUTHENTICATED'>> {
  return inTransaction(db, async (tx) => {
    if (!(await upsertDevice(tx, device))) return refuse('UNAUTHENTICATED')
    await deleteOldestDevices(tx, device.customerId, maxDevices)
    return ok(undefined)
  })
}
