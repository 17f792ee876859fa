import type { Locale } from '@warsha/contract/locale/locale.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import { checkouts } from '#modules/checkout/storage/checkout.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import type { Name } from '../rules/order.ts'
import type { OrderStatus, PaymentStatus } from '../rules/order-status.ts'

type Address = Checkout['billingAddress']

/** What was bought. One for each checkout, which a constraint guarantees. */
export const orders = pgTable(
  'orders',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    /** Null when the checkout went with its customer's account. */
    checkoutId: integer('checkout_id')
      .unique()
      .references(() => checkouts.id, { onDelete: 'set null' }),
    checkoutPublicId: uuid('checkout_public_id').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    status: text('status').$type<OrderStatus>().notNull().default('UNFULFILLED'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    email: text('email').notNull(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    ...timestamps(),
  },
  (order) => [
    index('orders_customer_idx').on(order.customerId, order.id),
    index('orders_channel_idx').on(order.channelId),
    index('orders_state_idx').on(order.stateId),
    check(
      'orders_status_known',
      sql`${order.status} IN ('UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED')`,
    ),
    check(
      'orders_payment_status_known',
      sql`${order.paymentStatus} IN ('NOT_CHARGED', 'FULLY_CHARGED', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED')`,
    ),
    check('orders_language_known', sql`${order.language} IN ('en', 'ar')`),
    check('orders_total_range', sql`${order.totalBaisa} BETWEEN 0 AND 1000000000`),
    check('orders_tax_range', sql`${order.taxBaisa} BETWEEN 0 AND ${order.totalBaisa}`),
  ],
)

/** Copies of what was shown; the catalogue may change or forget it. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    publicId: publicIdColumn(),
    variantId: integer('variant_id').notNull(),
    productName: jsonb('product_name').$type<Name>().notNull(),
    variantName: jsonb('variant_name').$type<Name>().notNull(),
    sku: text('sku').notNull(),
    pictureUrl: text('picture_url'),
    quantity: integer('quantity').notNull(),
    undiscountedUnitBaisa: baisaColumn('undiscounted_unit_baisa').notNull(),
    unitBaisa: baisaColumn('unit_baisa').notNull(),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    slotId: integer('slot_id'),
    feeOfPosition: smallint('fee_of_position'),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check('order_lines_quantity_positive', sql`${line.quantity} > 0`),
    check('order_lines_total_whole', sql`${line.totalBaisa} = ${line.unitBaisa} * ${line.quantity}`),
    check(
      'order_lines_discount_not_negative',
      sql`${line.unitBaisa} BETWEEN 0 AND ${line.undiscountedUnitBaisa}`,
    ),
  ],
)
