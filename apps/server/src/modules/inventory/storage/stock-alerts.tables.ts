import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { products, productVariants } from '#modules/catalogue/storage/products.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'

/** Customers who wait for a variant that is out of stock in their place. A row is deleted with the message that ends it. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Numbers the customer's alerts; the check on it is the limit of how many there can be. */
    number: smallint('number').notNull(),
    /** Slug of the shop in which the customer waits. */
    channel: text('channel').notNull(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (alert) => [
    unique('stock_alerts_customer_number_key').on(alert.customerId, alert.number),
    unique('stock_alerts_customer_variant_key').on(
      alert.customerId,
      alert.variantId,
      alert.stateId,
      alert.channel,
    ),
    index('stock_alerts_variant_idx').on(alert.variantId, alert.stateId, alert.channel),
    index('stock_alerts_product_idx').on(alert.productId),
    index('stock_alerts_state_idx').on(alert.stateId),
    check('stock_alerts_number_range', sql`${alert.number} BETWEEN 1 AND 20`),
  ],
)
