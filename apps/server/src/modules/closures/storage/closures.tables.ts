import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { serviceCentres, slots } from '#modules/booking/storage/booking.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import type { CaseState, ClosureState } from '../rules/closure.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Periods in which a centre is closed although it may be booked. Those of one centre do not overlap. */
export const closures = pgTable(
  'closures',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id),
    /** Slots that begin from here on are closed, until that moment. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ClosureState>().notNull().default('closed'),
    operatorId: integer('operator_id').notNull(),
    /** How many slots were closed, and how many unpaid checkouts lost theirs. */
    slotCount: integer('slot_count').notNull().default(0),
    checkoutCount: integer('checkout_count').notNull().default(0),
    reopenedAt: instant('reopened_at'),
    ...timestamps(),
  },
  (closure) => [
    index('closures_centre_idx').on(closure.centreId, closure.startsAt),
    check('closures_times_in_order', sql`${closure.startsAt} < ${closure.endsAt}`),
    check('closures_state_known', sql`${closure.state} IN ('closed', 'reopened')`),
    check(
      'closures_reopened_once',
      sql`(${closure.state} = 'reopened') = (${closure.reopenedAt} IS NOT NULL)`,
    ),
    check('closures_reason_length', sql`length(${closure.reason}) BETWEEN 1 AND 500`),
  ],
)

/** Orders with a visit in a closed period: each is moved or refunded once, by one decision. */
export const closureCases = pgTable(
  'closure_cases',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    closureId: integer('closure_id')
      .notNull()
      .references(() => closures.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The first of the closed visits. */
    appointmentAt: instant('appointment_at').notNull(),
    state: text('state').$type<CaseState>().notNull().default('open'),
    /** When alternatives were looked for; null until then, and again when one was lost. */
    offeredAt: instant('offered_at'),
    /** The end of the time to answer. */
    deadlineAt: instant('deadline_at'),
    /** Hash of the token in the link; the token itself is with the customer alone. */
    tokenHash: text('token_hash'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').$type<'customer' | 'operator' | 'system'>(),
    operatorId: integer('operator_id'),
    /** Of a moved case: its new slot. A copy, which outlives the slot. */
    movedToSlotId: integer('moved_to_slot_id'),
    movedToCentreId: integer('moved_to_centre_id'),
    movedTo: instant('moved_to'),
    /** Of a refunded case: what was given back, and the part of it that is on a gift card. */
    refundBaisa: baisaColumn('refund_baisa').notNull().default(noBaisa),
    giftCardBaisa: baisaColumn('gift_card_baisa').notNull().default(noBaisa),
    ...timestamps(),
  },
  (each) => [
    unique('closure_cases_order_key').on(each.closureId, each.orderId),
    uniqueIndex('closure_cases_token_key').on(each.tokenHash),
    index('closure_cases_order_idx').on(each.orderId),
    index('closure_cases_customer_idx').on(each.customerId),
    index('closure_cases_unoffered_idx')
      .on(each.appointmentAt, each.id)
      .where(sql`${each.state} = 'open' AND ${each.offeredAt} IS NULL`),
    index('closure_cases_deadline_idx').on(each.deadlineAt).where(sql`${each.state} = 'open'`),
    check(
      'closure_cases_state_known',
      sql`${each.state} IN ('open', 'moved', 'refunded', 'withdrawn', 'reopened')`,
    ),
    check('closure_cases_decided_once', sql`(${each.state} = 'open') = (${each.decidedAt} IS NULL)`),
    check(
      'closure_cases_decided_by_somebody',
      sql`(${each.decidedAt} IS NULL) = (${each.decidedBy} IS NULL)`,
    ),
    check(
      'closure_cases_decider_known',
      sql`${each.decidedBy} IN ('customer', 'operator', 'system')
        AND (${each.decidedBy} = 'operator') = (${each.operatorId} IS NOT NULL)`,
    ),
    check(
      'closure_cases_moved_somewhere',
      sql`(${each.state} = 'moved') = (num_nonnulls(${each.movedToSlotId}, ${each.movedToCentreId}, ${each.movedTo}) = 3)`,
    ),
    check(
      'closure_cases_refund_range',
      sql`${each.refundBaisa} BETWEEN 0 AND 1000000000 AND ${each.giftCardBaisa} BETWEEN 0 AND ${each.refundBaisa}
        AND (${each.state} = 'refunded' OR ${each.refundBaisa} = 0)`,
    ),
    check('closure_cases_token_form', sql`${each.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check(
      'closure_cases_deadline_with_offers',
      sql`${each.offeredAt} IS NULL OR ${each.deadlineAt} IS NOT NULL`,
    ),
  ],
)

/** Slots that are held for an open case, as holder `closing:<id>`. They go with the decision. */
export const closureOffers = pgTable(
  'closure_offers',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    caseId: integer('case_id')
      .notNull()
      .references(() => closureCases.id),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    distanceKm: integer('distance_km').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (offer) => [
    unique('closure_offers_slot_key').on(offer.caseId, offer.slotId),
    index('closure_offers_slot_idx').on(offer.slotId),
    check('closure_offers_distance_range', sql`${offer.distanceKm} BETWEEN 0 AND 20000`),
  ],
)
