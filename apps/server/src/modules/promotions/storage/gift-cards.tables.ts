import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'

/** Cards that an operator issued together. Their codes are shown once, to the operator who asks first. */
export const giftCardBatches = pgTable(
  'gift_card_batches',
  {
    id: identityKey(),
    operatorId: integer('operator_id').notNull(),
    count: smallint('count').notNull(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    /** The last day on which the cards can be spent, in Muscat. */
    endsOn: date('ends_on'),
    codesShownAt: timestamp('codes_shown_at', { withTimezone: true }),
    ...timestamps(),
  },
  (batch) => [
    check('gift_card_batches_count_range', sql`${batch.count} BETWEEN 1 AND 200`),
    check('gift_card_batches_amount_range', sql`${batch.amountBaisa} BETWEEN 1 AND 1000000000`),
  ],
)

/**
 * Money that whoever knows the code may spend. The balance is an account of the ledger; while a checkout holds the card
 * (`holder`), nobody else can spend from it.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: identityKey(),
    code: text('code').notNull().unique(),
    initialBaisa: baisaColumn('initial_baisa').notNull(),
    /** The last day on which it can be spent, in Muscat. */
    endsOn: date('ends_on'),
    isActive: boolean('is_active').notNull().default(true),
    batchId: integer('batch_id').references(() => giftCardBatches.id),
    /** Customer who was given the card or spent from it last. */
    customerId: integer('customer_id').references(() => customers.id),
    holder: text('holder').unique(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (card) => [
    index('gift_cards_customer_idx').on(card.customerId),
    index('gift_cards_batch_idx').on(card.batchId),
    index('gift_cards_initial_idx').on(card.initialBaisa, card.id),
    index('gift_cards_ends_idx').on(sql`coalesce(${card.endsOn}, 'infinity')`, card.id),
    index('gift_cards_used_idx').on(sql`coalesce(${card.lastUsedAt}, '-infinity')`, card.id),
    check('gift_cards_code_form', sql`${card.code} ~ '^[a-z0-9_-]{8,16}$'`),
    check('gift_cards_initial_range', sql`${card.initialBaisa} BETWEEN 1 AND 1000000000`),
    check('gift_cards_holder_length', sql`length(${card.holder}) BETWEEN 1 AND 100`),
  ],
)

export type ReductionKind = 'referral'

/** An amount off a customer's next purchase, which nobody has to ask for. */
export const reductions = pgTable(
  'reductions',
  {
    id: identityKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind').$type<ReductionKind>().notNull(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    holder: text('holder').unique(),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    ...timestamps(),
  },
  (reduction) => [
    uniqueIndex('reductions_customer_kind_key').on(reduction.customerId, reduction.kind),
    check('reductions_kind_known', sql`${reduction.kind} IN ('referral')`),
    check('reductions_amount_range', sql`${reduction.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('reductions_holder_length', sql`length(${reduction.holder}) BETWEEN 1 AND 100`),
  ],
)
