import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { noFields } from '#modules/addresses/index.ts'
import type { CheckoutAddress } from '../rules/checkout.ts'
import type { CheckoutDraft } from '../use-cases/create-checkout.ts'
import type { Booked } from './booked-line.ts'

const ghala: CheckoutAddress = {
  ...noFields,
  country: 'OM',
  city: 'MUSCAT',
  streetAddress1: 'Ghala Heights',
  metadata: {},
}

/** A checkout of one booked line, or of others, in Muscat. */
export function draftCheckout(
  customerId: number,
  booked: readonly Booked[],
  change: Partial<CheckoutDraft> = {},
): CheckoutDraft {
  return {
    customerId,
    channel: 'default-channel',
    isCart: true,
    stateId: 11,
    email: '',
    language: 'en',
    billingAddress: ghala,
    shippingAddress: null,
    metadata: {},
    lines: booked.map(({ variantKey, line }) => ({
      variantId: variantKey,
      quantity: line.quantity,
      metadata: Object.fromEntries(line.metadata.map(({ key, value }) => [key, value])),
    })),
    ...change,
  }
}

/** So many new accounts; their ids. */
export async function makeCustomers(db: Database, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO customers (email) SELECT 'shopper-' || gen_random_uuid() || '@example.om' FROM generate_series(1, ${count})
    RETURNING id`)
  return rows.map(({ id }) => id)
}

/** Lets the time of these checkouts' holds be over since a second. */
export async function expireReservations(db: Database, customerIds: readonly number[]): Promise<void> {
  const ids = sql.param(customerIds)
  await db.execute(sql`
    WITH ended AS (
      UPDATE checkouts SET held_since = now() - interval '16 minutes', held_until = now() - interval '1 second'
      WHERE customer_id = ANY (${ids}::int[]) AND held_until IS NOT NULL RETURNING public_id)
    UPDATE slot_reservations SET expires_at = now() - interval '1 second'
    WHERE holder IN (SELECT 'checkout:' || public_id FROM ended)`)
}
