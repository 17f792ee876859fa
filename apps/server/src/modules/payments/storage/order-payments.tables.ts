import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import { giftCards } from '#modules/promotions/storage/gift-cards.tables.ts'
import { paymentAttempts } from './payments.tables.ts'

/** Payments of an order: by gift card, wallet, gateway, or one after the other. None, where nothing was to pay. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** In the order in which the money came. */
    position: smallint('position').notNull(),
    /** `GIFT_CARD`, `WALLET` or the name of a gateway. */
    source: text('source').notNull(),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    giftCardId: integer('gift_card_id').references(() => giftCards.id),
    /** The part of the total, the fee for this way to pay, and what was taken for the two. */
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    feeBaisa: baisaColumn('fee_baisa').notNull(),
    paidBaisa: baisaColumn('paid_baisa').notNull(),
    refundedBaisa: baisaColumn('refunded_baisa').notNull().default(sql`0`),
    ...timestamps(),
  },
  (payment) => [
    uniqueIndex('order_payments_position_key').on(payment.orderId, payment.position),
    index('order_payments_attempt_idx').on(payment.attemptId),
    index('order_payments_gift_card_idx').on(payment.giftCardId),
    check('order_payments_amount_range', sql`${payment.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('order_payments_fee_range', sql`${payment.feeBaisa} BETWEEN 0 AND ${payment.amountBaisa}`),
    check(
      'order_payments_paid_near',
      sql`${payment.amountBaisa} + ${payment.feeBaisa} - ${payment.paidBaisa} BETWEEN 0 AND 9`,
    ),
    check('order_payments_refund_range', sql`${payment.refundedBaisa} BETWEEN 0 AND ${payment.paidBaisa}`),
    check(
      'order_payments_source_known',
      sql`(${payment.source} IN ('WALLET', 'GIFT_CARD')) = (${payment.attemptId} IS NULL)`,
    ),
    check(
      'order_payments_gift_card_known',
      sql`(${payment.source} = 'GIFT_CARD') = (${payment.giftCardId} IS NOT NULL)`,
    ),
  ],
)
