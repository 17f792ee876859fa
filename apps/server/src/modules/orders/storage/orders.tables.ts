import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import type { Checkout, Fulfilment, RefundPolicy } from '#modules/checkout/index.ts'
import { checkouts } from '#modules/checkout/storage/checkout.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import type { Name, OrderDiscount } from '../rules/order.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import type { FieldSettings } from '../rules/required-fields.ts'

type Address = Checkout['billingAddress']

/** Who is named on the bill, as a search finds it. */
const buyerName =
  "ar_norm(coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', ''))"

/** The car of a booking, as a search finds it. */
const carName = "ar_norm(metadata ->> 'car')"

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
    /** What of the total was paid out of the wallet. */
    creditBaisa: baisaColumn('credit_baisa').notNull().default(noBaisa),
    collectionPointId: integer('collection_point_id'),
    isShipped: boolean('is_shipped').notNull().default(false),
    /** Of the terms the customer agreed to. */
    termsVersion: text('terms_version'),
    /** The part of the total that a gift card paid. */
    giftCardBaisa: baisaColumn('gift_card_baisa').notNull().default(noBaisa),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
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
    index('orders_buyer_idx').using('gin', sql`${sql.raw(buyerName)} gin_trgm_ops`),
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
    /** What codes took off the whole line. */
    discountBaisa: baisaColumn('discount_baisa').notNull().default(noBaisa),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    slotId: integer('slot_id'),
    /** Of a booked line: where its slot is. A copy, which outlives the slot. */
    centreId: integer('centre_id'),
    /** How it reaches the buyer; null for orders from before it was known. */
    fulfilment: text('fulfilment').$type<Fulfilment>(),
    /** Of a booked line: its hour, and when it is too late for it. */
    appointmentAt: timestamp('appointment_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** How many units were used, came back, or were let pass. */
    used: integer('used').notNull().default(0),
    returned: integer('returned').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    expiredAt: timestamp('expired_at', { withTimezone: true }),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    index('order_lines_centre_idx').on(line.centreId, line.orderId).where(sql`${line.centreId} IS NOT NULL`),
    index('order_lines_appointment_idx')
      .on(line.appointmentAt, line.centreId)
      .where(sql`${line.appointmentAt} IS NOT NULL`),
    index('order_lines_fulfilment_idx')
      .on(line.fulfilment, line.orderId)
      .where(sql`${line.fulfilment} IS NOT NULL`),
    index('order_lines_car_idx')
      .using('gin', sql`${sql.raw(carName)} gin_trgm_ops`)
      .where(sql`${line.metadata} ? 'car'`),
    index('order_lines_due_idx')
      .on(line.expiresAt)
      .where(sql`${line.used} + ${line.returned} + ${line.expired} < ${line.quantity}`),
    check(
      'order_lines_units_within_quantity',
      sql`least(${line.used}, ${line.returned}, ${line.expired}) >= 0
        AND ${line.used} + ${line.returned} + ${line.expired} <= ${line.quantity}`,
    ),
    check('order_lines_quantity_positive', sql`${line.quantity} > 0`),
    check(
      'order_lines_total_whole',
      sql`${line.totalBaisa} = ${line.unitBaisa} * ${line.quantity} - ${line.discountBaisa} AND ${line.totalBaisa} >= 0`,
    ),
    check(
      'order_lines_fulfilment_possible',
      sql`${line.fulfilment} IN ('delivery', 'message') OR (${line.fulfilment} = 'appointment' AND ${line.slotId} IS NOT NULL AND ${line.appointmentAt} IS NOT NULL)`,
    ),
    check('order_lines_code_not_negative', sql`${line.discountBaisa} >= 0`),
    check(
      'order_lines_discount_not_negative',
      sql`${line.unitBaisa} BETWEEN 0 AND ${line.undiscountedUnitBaisa}`,
    ),
  ],
)

/** What lines or the whole order cost beside the goods, as it was sold. */
export const orderSurcharges = pgTable(
  'order_surcharges',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    publicId: publicIdColumn(),
    kind: text('kind').notNull(),
    /** Null for the whole order. */
    linePosition: smallint('line_position'),
    variantId: integer('variant_id'),
    sku: text('sku').notNull().default(''),
    name: jsonb('name').$type<Name>().notNull(),
    quantity: integer('quantity').notNull(),
    unitBaisa: baisaColumn('unit_baisa').notNull(),
    discountBaisa: baisaColumn('discount_baisa').notNull().default(noBaisa),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    refund: text('refund').$type<RefundPolicy>().notNull(),
    /** How many units of it came back. */
    returned: integer('returned').notNull().default(0),
    /** Of a slot's fee: what was given back because its visit was moved to a cheaper slot. */
    creditedBaisa: baisaColumn('credited_baisa').notNull().default(noBaisa),
  },
  (surcharge) => [
    primaryKey({ columns: [surcharge.orderId, surcharge.position] }),
    unique('order_surcharges_one_of_kind_key')
      .on(surcharge.orderId, surcharge.linePosition, surcharge.kind)
      .nullsNotDistinct(),
    foreignKey({
      name: 'order_surcharges_line_fk',
      columns: [surcharge.orderId, surcharge.linePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('order_surcharges_kind_form', sql`${surcharge.kind} ~ '^[a-z][a-z_]{1,39}$'`),
    check('order_surcharges_quantity_positive', sql`${surcharge.quantity} > 0`),
    check('order_surcharges_returned_range', sql`${surcharge.returned} BETWEEN 0 AND ${surcharge.quantity}`),
    check(
      'order_surcharges_total_whole',
      sql`${surcharge.totalBaisa} = ${surcharge.unitBaisa} * ${surcharge.quantity} - ${surcharge.discountBaisa}
        AND ${surcharge.totalBaisa} >= 0 AND ${surcharge.discountBaisa} >= 0`,
    ),
    check(
      'order_surcharges_tax_range',
      sql`${surcharge.taxBaisa} BETWEEN 0 AND ${surcharge.totalBaisa} AND ${surcharge.taxBasisPoints} BETWEEN 0 AND 10000`,
    ),
    check(
      'order_surcharges_credit_range',
      sql`${surcharge.creditedBaisa} BETWEEN 0 AND ${surcharge.totalBaisa}`,
    ),
    check(
      'order_surcharges_refund_known',
      sql`${surcharge.refund} IN ('with-units', 'if-untouched', 'never')`,
    ),
  ],
)

/** Every move of an order or of its payment, in the order they happened. Rows are only ever added. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: identityKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<'status' | 'payment'>().notNull(),
    from: text('from_status').$type<OrderStatus | PaymentStatus>().notNull(),
    to: text('to_status').$type<OrderStatus | PaymentStatus>().notNull(),
    /** Why, in a word: `used`, `expired`, `refund`. */
    reason: text('reason').notNull(),
    /** Who moved it: the buyer, an operator, or the shop itself. */
    actor: text('actor').$type<ChangeActor['kind']>().notNull().default('system'),
    operatorId: integer('operator_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (change) => [
    check('order_status_changes_actor_known', sql`${change.actor} IN ('customer', 'operator', 'system')`),
    check(
      'order_status_changes_operator_named',
      sql`(${change.actor} = 'operator') = (${change.operatorId} IS NOT NULL)`,
    ),
    index('order_status_changes_order_idx').on(change.orderId, change.id),
    check('order_status_changes_kind_known', sql`${change.kind} IN ('status', 'payment')`),
    check('order_status_changes_reason_form', sql`${change.reason} ~ '^[a-z-]{1,40}$'`),
    check('order_status_changes_moves', sql`${change.from} <> ${change.to}`),
  ],
)

/** What operators decide about orders: one row. */
export const orderSettings = pgTable(
  'order_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Whether a paid order waits for an operator before it counts as booked. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    /** What is asked of who buys. */
    namesField: text('names_field').$type<FieldSettings['names']>().notNull().default('required'),
    emailField: text('email_field').$type<FieldSettings['email']>().notNull().default('optional'),
  },
  (settings) => [
    check('order_settings_one_row', sql`${settings.id} = 1`),
    check('order_settings_names_known', sql`${settings.namesField} IN ('required', 'hidden')`),
    check('order_settings_email_known', sql`${settings.emailField} IN ('required', 'optional', 'hidden')`),
  ],
)

/** What codes, reductions and gift cards came to when the order was placed. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<OrderDiscount['kind']>().notNull(),
    sourceId: integer('source_id').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Name>(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
  },
  (discount) => [
    primaryKey({ columns: [discount.orderId, discount.kind] }),
    check('order_discounts_kind_known', sql`${discount.kind} IN ('promo', 'referral', 'gift_card')`),
    check('order_discounts_amount_range', sql`${discount.amountBaisa} BETWEEN 0 AND 1000000000`),
  ],
)
