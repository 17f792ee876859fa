import type { DiscountKind, DiscountTerms } from '@warsha/contract/checkout/apply-discounts.ts'
import { maxOtherCheckouts } from '@warsha/contract/checkout/checkout.constants.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import { slots } from '#modules/booking/storage/booking.tables.ts'
import { productVariants } from '#modules/catalogue/storage/products.tables.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { stocks, warehouses } from '#modules/inventory/storage/inventory.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import type { Name } from '#modules/promotions/index.ts'
import type { CheckoutAddress } from '../rules/checkout.ts'
import type { Fulfilment } from '../rules/fulfilment.ts'
import type { CheckoutSurcharge, RefundPolicy } from '../rules/surcharge.ts'

export type CheckoutStatus = 'open' | 'completed'

/** A purchase in preparation. `held_until` is the end of its one reservation; without it nothing is held. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    /** Null for a visitor's. */
    customerId: integer('customer_id').references(() => customers.id),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    /** Of a customer's open checkouts: 0 is the shop's own cart, the others are those of other clients. */
    ordinal: smallint('ordinal').notNull().default(0),
    status: text('status').$type<CheckoutStatus>().notNull().default('open'),
    /** Grows whenever the goods change, so that a customer does not pay for something else than was shown. */
    version: integer('version').notNull().default(1),
    email: text('email').notNull().default(''),
    language: text('language').$type<Locale>().notNull(),
    billingAddress: jsonb('billing_address').$type<CheckoutAddress>(),
    shippingAddress: jsonb('shipping_address').$type<CheckoutAddress>(),
    collectionPointId: integer('collection_point_id').references(() => warehouses.id),
    /** Whether it is handed over where it was booked, which is the one shipping method there is. */
    isShipped: boolean('is_shipped').notNull().default(false),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    /** Which terms were in force when the customer agreed to them. */
    termsVersion: text('terms_version'),
    heldSince: timestamp('held_since', { withTimezone: true }),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** A reservation is lengthened once. */
    isLengthened: boolean('is_lengthened').notNull().default(false),
    ...timestamps(),
  },
  (checkout) => [
    uniqueIndex('checkouts_open_ordinal_key')
      .on(checkout.customerId, checkout.ordinal)
      .where(sql`${checkout.status} = 'open'`),
    index('checkouts_held_until_idx').on(checkout.heldUntil).where(sql`${checkout.heldUntil} IS NOT NULL`),
    index('checkouts_updated_at_idx').on(checkout.updatedAt).where(sql`${checkout.status} = 'open'`),
    index('checkouts_collection_point_idx').on(checkout.collectionPointId),
    check('checkouts_ordinal_range', sql.raw(`ordinal BETWEEN 0 AND ${maxOtherCheckouts}`)),
    check('checkouts_status_known', sql`${checkout.status} IN ('open', 'completed')`),
    check('checkouts_language_known', sql`${checkout.language} IN ('en', 'ar')`),
    check('checkouts_email_length', sql`length(${checkout.email}) <= 254`),
    check(
      'checkouts_one_delivery_method',
      sql`NOT (${checkout.isShipped} AND ${checkout.collectionPointId} IS NOT NULL)`,
    ),
    check(
      'checkouts_hold_whole',
      sql`(${checkout.heldSince} IS NULL) = (${checkout.heldUntil} IS NULL) AND ${checkout.heldSince} < ${checkout.heldUntil}`,
    ),
    check(
      'checkouts_hold_of_open_customer',
      sql`${checkout.heldUntil} IS NULL OR (${checkout.status} = 'open' AND ${checkout.customerId} IS NOT NULL)`,
    ),
    check(
      'checkouts_hold_at_most_thirty_minutes',
      sql`${checkout.heldUntil} <= ${checkout.heldSince} + interval '30 minutes'`,
    ),
    check('checkouts_metadata_size', isSmall(checkout.metadata)),
    check('checkouts_billing_address_size', isSmall(checkout.billingAddress)),
    check('checkouts_shipping_address_size', isSmall(checkout.shippingAddress)),
  ],
)

/** Goods and services. Their numbers are shared with the surcharges. */
export const checkoutLines = pgTable(
  'checkout_lines',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    checkoutId: integer('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    /** The booked hour. */
    slotId: integer('slot_id').references(() => slots.id, { onDelete: 'set null' }),
    /** How goods reach their buyer. */
    fulfilment: text('fulfilment').$type<Fulfilment>().notNull(),
    ...timestamps(),
  },
  (line) => [
    unique('checkout_lines_position_key').on(line.checkoutId, line.position),
    index('checkout_lines_variant_idx').on(line.variantId),
    index('checkout_lines_slot_idx').on(line.slotId),
    check('checkout_lines_position_range', sql`${line.position} BETWEEN 0 AND 9999`),
    check('checkout_lines_quantity_range', sql`${line.quantity} BETWEEN 1 AND 50`),
    check(
      'checkout_lines_fulfilment_known',
      sql`${line.fulfilment} IN ('appointment', 'delivery', 'message', 'unbooked')`,
    ),
    check('checkout_lines_metadata_size', isSmall(line.metadata)),
  ],
)

/** Costs of lines or the whole purchase beside the goods, as they were when the lines were stored. */
export const checkoutSurcharges = pgTable(
  'checkout_surcharges',
  {
    checkoutId: integer('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    publicId: publicIdColumn(),
    kind: text('kind').notNull(),
    /** Null for the whole order. */
    linePosition: smallint('line_position'),
    variantId: integer('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    name: jsonb('name').$type<CheckoutSurcharge['name']>().notNull(),
    quantity: integer('quantity').notNull(),
    unitBaisa: baisaColumn('unit_baisa').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    refund: text('refund').$type<RefundPolicy>().notNull(),
  },
  (surcharge) => [
    primaryKey({ columns: [surcharge.checkoutId, surcharge.position] }),
    unique('checkout_surcharges_one_of_kind_key')
      .on(surcharge.checkoutId, surcharge.linePosition, surcharge.kind)
      .nullsNotDistinct(),
    foreignKey({
      name: 'checkout_surcharges_line_fk',
      columns: [surcharge.checkoutId, surcharge.linePosition],
      foreignColumns: [checkoutLines.checkoutId, checkoutLines.position],
    }).onDelete('cascade'),
    index('checkout_surcharges_variant_idx').on(surcharge.variantId),
    check('checkout_surcharges_kind_form', sql`${surcharge.kind} ~ '^[a-z][a-z_]{1,39}$'`),
    check('checkout_surcharges_quantity_range', sql`${surcharge.quantity} BETWEEN 1 AND 50`),
    check('checkout_surcharges_amount_range', sql`${surcharge.unitBaisa} BETWEEN 1 AND 1000000`),
    check('checkout_surcharges_tax_range', sql`${surcharge.taxBasisPoints} BETWEEN 0 AND 10000`),
    check(
      'checkout_surcharges_refund_known',
      sql`${surcharge.refund} IN ('with-units', 'if-untouched', 'never')`,
    ),
  ],
)

/** Discounts: at most one of each kind. The terms name lines of the checkout and are written with them. */
export const checkoutDiscounts = pgTable(
  'checkout_discounts',
  {
    checkoutId: integer('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DiscountKind>().notNull(),
    sourceId: integer('source_id').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Name>(),
    terms: jsonb('terms').$type<DiscountTerms>().notNull(),
  },
  (discount) => [
    primaryKey({ columns: [discount.checkoutId, discount.kind] }),
    check('checkout_discounts_kind_known', sql`${discount.kind} IN ('promo', 'referral', 'gift_card')`),
    check('checkout_discounts_code_length', sql`length(${discount.code}) <= 16`),
    check('checkout_discounts_terms_size', isSmall(discount.terms)),
  ],
)

/** The units that a checkout has set aside; as many are counted in `stocks.reserved`. */
export const checkoutStockReservations = pgTable(
  'checkout_stock_reservations',
  {
    checkoutId: integer('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    /** Stock that is held cannot be deleted. */
    stockId: integer('stock_id')
      .notNull()
      .references(() => stocks.id),
    variantId: integer('variant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Which of the lines it is for, counted from 0. */
    line: smallint('line').notNull().default(0),
  },
  (hold) => [
    primaryKey({ columns: [hold.checkoutId, hold.stockId, hold.line] }),
    index('checkout_stock_reservations_stock_idx').on(hold.stockId),
    check('checkout_stock_reservations_quantity_positive', sql`${hold.quantity} > 0`),
  ],
)

/** Customers write it, so the database bounds it. */
function isSmall(column: PgColumn): SQL {
  return sql`octet_length(${column}::text) <= 16000`
}
