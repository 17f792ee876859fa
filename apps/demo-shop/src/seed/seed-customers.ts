import type { Config } from '@warsha/server/config/config.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { keysOf } from '@warsha/server/kernel/secrets/derived-keys.ts'
import { hashDriverCode, hashPassword } from '@warsha/server/modules/identity/index.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { eq, isNotNull } from 'drizzle-orm'
import { demoCustomers } from '../identity/demo-customers.ts'
import { refreshDemoBookings } from './refresh-demo-bookings.ts'
import { seedBills } from './seed-bills.ts'
import { seedDrivers } from './seed-drivers.ts'
import { seedFriends, seedRewards } from './seed-friends.ts'
import { seedGatewayBook } from './seed-gateway-book.ts'
import { seedLogbook } from './seed-logbook.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedOrders } from './seed-orders.ts'
import { seedWallet } from './seed-wallet.ts'

/** Adds the demo customers that are missing and the history of one, at every start. A new customer is one who is not there yet. */
export async function seedCustomers({ db, config }: { db: Database; config: Config }): Promise<void> {
  const rows = await db.select({ phone: customers.phone }).from(customers).where(isNotNull(customers.phone))
  const present = new Set(rows.map(({ phone }) => phone))
  for (const { kind, phone, password, email, driverCode, firstName = '', lastName = '' } of demoCustomers) {
    if (kind === 'new' || present.has(phone)) continue
    await db
      .insert(customers)
      .values({
        phone,
        firstName,
        lastName,
        email: email ?? null,
        passwordHash: password ? await hashPassword(password) : null,
        driverCodeHash: driverCode ? hashDriverCode(driverCode, phone, keysOf(config).codes) : null,
        metadata: email ? { email } : {},
        language: 'en',
        isConfirmed: true,
        isActive: kind !== 'blocked',
      })
      .onConflictDoNothing()
  }
  await seedDrivers(db)
  const known = demoCustomers.find(({ kind }) => kind === 'known')
  const [inviter] = known ? await db.select().from(customers).where(eq(customers.phone, known.phone)) : []
  if (inviter) await seedFriends(db, inviter.id)
  await seedBills(db)
  await seedWallet(db)
  if (inviter) await seedRewards(db, inviter.id)
  await seedOrders({ db, config })
  if (inviter) await seedLogbook(db, inviter.id)
  await seedGatewayBook(db)
  await refreshDemoBookings(db)
  if (inviter?.isActive) await seedNotifications(db, inviter.id)
}
