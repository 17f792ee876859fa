import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orderLines } from '#modules/orders/storage/order-lines.tables.ts'
import { pollQuestions } from '#modules/surveys/storage/polls.tables.ts'
import type { ReturnRequest } from '../rules/return-request.ts'

/** Returns of customers. A customer has one open request at a time, which the code is for; completed ones stay. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** The answer that was chosen; null when operators have deleted it since. */
    questionId: integer('question_id').references(() => pollQuestions.id, { onDelete: 'set null' }),
    state: text('state').$type<ReturnRequest['state']>().notNull().default('requested'),
    /** As they were shown: a return that would give back anything else is refused. */
    undiscountedBaisa: baisaColumn('undiscounted_baisa').notNull(),
    discountBaisa: baisaColumn('discount_baisa').notNull(),
    serviceBaisa: baisaColumn('service_baisa').notNull(),
    /** Of which the service's amount is made up: surcharges of the order, by their positions. */
    surcharges: jsonb('surcharges').$type<ReturnRequest['surcharges']>().notNull().default([]),
    paymentFeeBaisa: baisaColumn('payment_fee_baisa').notNull(),
    refundBaisa: baisaColumn('refund_baisa').notNull(),
    giftCardBaisa: baisaColumn('gift_card_baisa').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    ...timestamps(),
  },
  (request) => [
    foreignKey({
      name: 'return_requests_line_fk',
      columns: [request.orderId, request.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    uniqueIndex('return_requests_open_key').on(request.customerId).where(sql`${request.state} = 'requested'`),
    index('return_requests_customer_idx').on(request.customerId, request.id),
    index('return_requests_line_idx').on(request.orderId, request.position),
    index('return_requests_question_idx').on(request.questionId),
    index('return_requests_refund_idx').on(request.refundBaisa, request.id),
    index('return_requests_state_idx').on(request.state, request.id),
    check('return_requests_state_known', sql`${request.state} IN ('requested', 'completed')`),
    check('return_requests_quantity_positive', sql`${request.quantity} > 0`),
    check('return_requests_refund_range', sql`${request.refundBaisa} BETWEEN 0 AND 1000000000`),
    check(
      'return_requests_gift_card_range',
      sql`${request.giftCardBaisa} BETWEEN 0 AND ${request.refundBaisa}`,
    ),
    check(
      'return_requests_sum_whole',
      sql`${request.undiscountedBaisa} - ${request.discountBaisa} + ${request.serviceBaisa} + ${request.paymentFeeBaisa} = ${request.refundBaisa}`,
    ),
    check(
      'return_requests_completed_once',
      sql`(${request.state} = 'completed') = (${request.completedAt} IS NOT NULL)`,
    ),
  ],
)
