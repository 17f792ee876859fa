import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { ChangeActor } from '#modules/orders/index.ts'
import { orderPayments } from './order-payments.tables.ts'

export type RefundState = 'requested' | 'done'

/** Refunded parts of payments with their targets; a refund has a row for each payment it touches. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: identityKey(),
    /** The gateway's idempotency key: asked for twice, it is given back once. */
    publicId: publicIdColumn(),
    /** Of the whole refund; the same key a second time gives nothing back. */
    key: text('key').notNull(),
    position: smallint('position').notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => orderPayments.id),
    /** `GIFT_CARD`, `WALLET` or the name of a gateway. */
    target: text('target').notNull(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    refundReference: text('refund_reference'),
    /** Author of the refund: the buyer by a return, an operator, or the shop itself. */
    actor: text('actor').$type<ChangeActor['kind']>().notNull().default('system'),
    operatorId: integer('operator_id'),
    ...timestamps(),
  },
  (refund) => [
    unique('order_refunds_key').on(refund.key, refund.position),
    index('order_refunds_payment_idx').on(refund.paymentId),
    index('order_refunds_created_idx').on(refund.createdAt, refund.id),
    index('order_refunds_amount_idx').on(refund.amountBaisa, refund.id),
    check('order_refunds_amount_range', sql`${refund.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('order_refunds_actor_known', sql`${refund.actor} IN ('customer', 'operator', 'system')`),
    check(
      'order_refunds_operator_named',
      sql`(${refund.actor} = 'operator') = (${refund.operatorId} IS NOT NULL)`,
    ),
    check('order_refunds_state_known', sql`${refund.state} IN ('requested', 'done')`),
    check('order_refunds_key_length', sql`length(${refund.key}) BETWEEN 1 AND 100`),
  ],
)
