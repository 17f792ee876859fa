import type { Config } from '@warsha/server/config/config.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { keysOf } from '@warsha/server/kernel/secrets/derived-keys.ts'
import { seal } from '@warsha/server/kernel/secrets/seal.ts'
import { serviceCentres } from '@warsha/server/modules/booking/storage/booking.tables.ts'
import { centreStaff } from '@warsha/server/modules/booking/storage/centre-staff.tables.ts'
import { hashPassword } from '@warsha/server/modules/identity/index.ts'
import { createAuthenticatorKey } from '@warsha/server/modules/staff/index.ts'
import { staffMembers } from '@warsha/server/modules/staff/storage/staff.tables.ts'
import { asc } from 'drizzle-orm'
import { demoStaff } from '../identity/demo-staff.ts'

/** Adds the demo's operators that are missing, at every start; those of a centre belong to the first ones. */
export async function seedStaff({ db, config }: { db: Database; config: Config }): Promise<void> {
  const rows = await db.select({ email: staffMembers.email }).from(staffMembers)
  const present = new Set(rows.map(({ email }) => email))
  const missing = demoStaff.filter(({ email }) => !present.has(email))
  if (missing.length === 0) return
  const centres = await db
    .select({ id: serviceCentres.id })
    .from(serviceCentres)
    .orderBy(asc(serviceCentres.id))
  for (const { role, name, email, password, centres: count = 0 } of missing) {
    const [member] = await db
      .insert(staffMembers)
      .values({
        role,
        name,
        email,
        language: 'en',
        passwordHash: await hashPassword(password),
        authenticatorKey: seal(createAuthenticatorKey(), keysOf(config).staff),
      })
      .onConflictDoNothing()
      .returning({ id: staffMembers.id })
    const own = member ? centres.slice(0, count).map(({ id }) => ({ centreId: id, memberId: member.id })) : []
    if (own.length > 0) await db.insert(centreStaff).values(own)
  }
}
