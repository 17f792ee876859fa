import type { BankDetails } from '@warsha/contract/wallet/chosen-balance.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { ReservationState } from '../rules/wallet-hold.ts'
import type { PayoutCause } from '../rules/wallet-payout.ts'

/** Money on its way into a purchase. The amount itself is in the ledger, on the customer's account of holds. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    amount: baisaColumn('amount_baisa').notNull(),
    /** The fee inside the amount was reckoned with this percentage, and so is what the amount pays for. */
    feePercent: numeric('fee_percent', { precision: 5, scale: 3, mode: 'number' }).notNull().default(0),
    reference: text('reference').notNull(),
    state: text('state').$type<ReservationState>().notNull().default('held'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps(),
  },
  (hold) => [
    uniqueIndex('wallet_holds_reference_held_key').on(hold.reference).where(sql`${hold.state} = 'held'`),
    index('wallet_holds_expiry').on(hold.expiresAt).where(sql`${hold.state} = 'held'`),
    index('wallet_holds_customer').on(hold.customerId),
    check('wallet_holds_amount_range', sql`${hold.amount} BETWEEN 1 AND 1000000000`),
    check('wallet_holds_fee_range', sql`${hold.feePercent} >= 0`),
    check('wallet_holds_state_known', sql`${hold.state} IN ('held', 'captured', 'released')`),
    check('wallet_holds_reference_length', sql`length(${hold.reference}) BETWEEN 1 AND 100`),
  ],
)

/**
 * Rewards that were claimed back. The settled part is in the ledger; the rest is taken from money that comes in. Changed
 * under the lock of the customer's account alone.
 */
export const walletClaims = pgTable(
  'wallet_claims',
  {
    id: identityKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text('key').notNull().unique(),
    amount: baisaColumn('amount_baisa').notNull(),
    /** The part that was spent when it was claimed: only a refunded purchase settles it. */
    spent: baisaColumn('spent_baisa').notNull(),
    settled: baisaColumn('settled_baisa').notNull().default(sql`0`),
    ...timestamps(),
  },
  (claim) => [
    index('wallet_claims_customer').on(claim.customerId),
    check('wallet_claims_amount_range', sql`${claim.amount} BETWEEN 1 AND 1000000000`),
    check(
      'wallet_claims_parts_range',
      sql`${claim.spent} BETWEEN 0 AND ${claim.amount} AND ${claim.settled} BETWEEN 0 AND ${claim.amount}`,
    ),
    check('wallet_claims_key_length', sql`length(${claim.key}) BETWEEN 1 AND 100`),
  ],
)

/** Wallets of deleted accounts. Money that comes in afterwards goes on to the payouts. */
export const walletClosures = pgTable('wallet_closures', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Operators' transfers to customers whose accounts are deleted. */
export const walletPayouts = pgTable(
  'wallet_payouts',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    cause: text('cause').$type<PayoutCause>().notNull(),
    amount: baisaColumn('amount_baisa').notNull(),
    bank: jsonb('bank').$type<BankDetails>(),
    gateway: text('gateway'),
    reference: text('reference').notNull().default(''),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The bank's reference of the transfer. */
    paidBy: text('paid_by').notNull().default(''),
    ...timestamps(),
  },
  (payout) => [
    index('wallet_payouts_customer').on(payout.customerId),
    index('wallet_payouts_open').on(payout.id).where(sql`${payout.paidAt} IS NULL`),
    check('wallet_payouts_amount_range', sql`${payout.amount} BETWEEN 1 AND 1000000000`),
    check('wallet_payouts_cause_known', sql`${payout.cause} IN ('deletion', 'late money')`),
    check(
      'wallet_payouts_bank_until_paid',
      sql`CASE WHEN ${payout.paidAt} IS NULL THEN ${payout.cause} <> 'deletion' OR ${payout.bank} IS NOT NULL
        ELSE ${payout.bank} IS NULL AND ${payout.paidBy} <> '' END`,
    ),
    check(
      'wallet_payouts_texts_length',
      sql`length(${payout.paidBy}) <= 100 AND length(${payout.reference}) <= 200`,
    ),
  ],
)
