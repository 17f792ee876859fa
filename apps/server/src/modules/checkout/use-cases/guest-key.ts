import type { Database } from '#kernel/database/connect.ts'
import type { CheckoutKey } from '../rules/checkout.ts'
import { findGuestOf } from '../storage/guest-checkouts.ts'

/** A guest has no token: whoever holds the id of a guest's checkout goes on with it, until its account is confirmed. */
export async function actingKey({ db }: { db: Database }, key: CheckoutKey): Promise<CheckoutKey> {
  if (key.customerId !== undefined) return key
  return { ...key, customerId: await findGuestOf(db, key.publicId) }
}
