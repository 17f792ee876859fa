import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { products, type ServiceType, type ServiceVenue } from '#modules/catalogue/storage/products.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { slots } from './booking.tables.ts'

/** Customers who wait for a full slot, in the order of the ids. A customer who lets an offer pass is deleted. */
export const slotWaiters = pgTable(
  'slot_waiters',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Numbers the customer's entries; the check on it is the limit of how many there can be. */
    number: smallint('number').notNull(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    venue: text('venue').$type<ServiceVenue>().notNull(),
    /** Until when the slot is held for the customer; null while waiting. */
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
    ...timestamps(),
  },
  (waiter) => [
    unique('slot_waiters_customer_number_key').on(waiter.customerId, waiter.number),
    unique('slot_waiters_customer_slot_key').on(waiter.customerId, waiter.slotId),
    index('slot_waiters_slot_idx').on(waiter.slotId, waiter.id),
    index('slot_waiters_product_idx').on(waiter.productId),
    check('slot_waiters_number_range', sql`${waiter.number} BETWEEN 1 AND 5`),
    check('slot_waiters_type_known', sql`${waiter.serviceType} IN ('service', 'delivery')`),
    check('slot_waiters_venue_known', sql`${waiter.venue} IN ('center', 'home')`),
  ],
)
