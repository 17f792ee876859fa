import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { serviceCentres } from '@warsha/server/modules/booking/storage/booking.tables.ts'
import { centreDrivers } from '@warsha/server/modules/booking/storage/centre-drivers.tables.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { asc, isNotNull } from 'drizzle-orm'

/** Gives drivers without a centre the first one, at every start. */
export async function seedDrivers(db: Database): Promise<void> {
  const [centre] = await db
    .select({ id: serviceCentres.id })
    .from(serviceCentres)
    .orderBy(asc(serviceCentres.id))
    .limit(1)
  const drivers = await db
    .select({ id: customers.id })
    .from(customers)
    .where(isNotNull(customers.driverCodeHash))
  if (!centre || drivers.length === 0) return
  const rows = drivers.map(({ id }) => ({ driverId: id, centreId: centre.id }))
  await db.insert(centreDrivers).values(rows).onConflictDoNothing()
}
