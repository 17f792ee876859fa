import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import { checkouts } from '#modules/checkout/storage/checkout.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import type { FieldSettings } from '../rules/required-fields.ts'

type Address = Checkout['billingAddress']

/** Orders. One for each checkout, which a constraint guarantees. */
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
    /** The part of the total that was paid out of the wallet. */
    creditBaisa: baisaColumn('credit_baisa').notNull().default(noBaisa),
    collectionPointId: integer('collection_point_id'),
    isShipped: boolean('is_shipped').notNull().default(false),
    /** Of the terms the customer agreed to. */
    termsVersion: text('terms_version'),
    /** The part of the total that a gift card paid. */
    giftCardBaisa: baisaColumn('gift_card_baisa').notNull().default(noBaisa),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    /**
     * Names of the buyer and cars, folded by `ar_norm`. A purchase inserts it; triggers of orders, lines and customers keep it true.
     */
    searchText: text('search_text').notNull().default(''),
    /**
     * Its centres (`3`), ways to reach the buyer (`delivery`) and both together (`3/delivery`), products (`product:12`,
     * `3/product:12`), codes (`code:ten`) and what has paid it (`paid:WALLET`). A purchase inserts it; triggers of lines, discounts
     * and payments keep it true.
     */
    listedUnder: text('listed_under').array().notNull().default(sql`'{}'`),
    /** Grows with every change of the order; an operator's change names the one it was made for. */
    revision: integer('revision').notNull().default(1),
    ...timestamps(),
  },
  (order) => [
    index('orders_customer_idx').on(order.customerId, order.id),
    index('orders_placed_idx').on(order.createdAt, order.id),
    index('orders_status_placed_idx').on(order.status, order.createdAt, order.id),
    index('orders_payment_status_placed_idx').on(order.paymentStatus, order.createdAt, order.id),
    index('orders_total_idx').on(order.totalBaisa, order.id),
    index('orders_listed_under_idx').using('gin', order.listedUnder),
    index('orders_search_idx').using('gin', order.searchText.op('gin_trgm_ops')),
    index('orders_channel_idx').on(order.channelId),
    index('orders_state_idx').on(order.stateId),
    check(
      'orders_status_known',
      sql`${order.status} IN ('DRAFT', 'UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED', 'EXPIRED')`,
    ),
    check(
      'orders_payment_status_known',
      sql`${order.paymentStatus} IN ('NOT_CHARGED', 'PENDING', 'PARTIALLY_CHARGED', 'FULLY_CHARGED', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED', 'REFUSED', 'CANCELED')`,
    ),
    check('orders_language_known', sql`${order.language} IN ('en', 'ar')`),
    check('orders_total_range', sql`${order.totalBaisa} BETWEEN 0 AND 1000000000`),
    check('orders_credit_range', sql`${order.creditBaisa} BETWEEN 0 AND ${order.totalBaisa}`),
    check('orders_gift_card_range', sql`${order.giftCardBaisa} BETWEEN 0 AND ${order.totalBaisa}`),
    check('orders_tax_range', sql`${order.taxBaisa} BETWEEN 0 AND ${order.totalBaisa}`),
  ],
)

/** Operators' settings for orders: one row. */
export const orderSettings = pgTable(
  'order_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Whether a paid order waits for an operator before it counts as booked. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    /** Fields that the buyer is asked for. */
    namesField: text('names_field').$type<FieldSettings['names']>().notNull().default('required'),
    emailField: text('email_field').$type<FieldSettings['email']>().notNull().default('optional'),
  },
  (settings) => [
    check('order_settings_one_row', sql`${settings.id} = 1`),
    check('order_settings_names_known', sql`${settings.namesField} IN ('required', 'hidden')`),
    check('order_settings_email_known', sql`${settings.emailField} IN ('required', 'optional', 'hidden')`),
  ],
)
