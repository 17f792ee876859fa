import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { HoldState } from '../rules/wallet-hold.ts'

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
    reference: text('reference').notNull(),
    state: text('state').$type<HoldState>().notNull().default('held'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps(),
  },
  (hold) => [
    uniqueIndex('wallet_holds_reference_held_key').on(hold.reference).where(sql`${hold.state} = 'held'`),
    index('wallet_holds_expiry').on(hold.expiresAt).where(sql`${hold.state} = 'held'`),
    index('wallet_holds_customer').on(hold.customerId),
    check('wallet_holds_amount_range', sql`${hold.amount} BETWEEN 1 AND 1000000000`),
    check('wallet_holds_state_known', sql`${hold.state} IN ('held', 'captured', 'released')`),
    check('wallet_holds_reference_length', sql`length(${hold.reference}) BETWEEN 1 AND 100`),
  ],
)
