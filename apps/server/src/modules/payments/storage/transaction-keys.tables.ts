import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'

/** What a client asked for under an idempotency key of its own. The same key with something else is refused. */
export const transactionKeys = pgTable(
  'transaction_keys',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text('key').notNull(),
    /** The checkout, the app with its gateway, and the amount that was named. */
    asked: text('asked').notNull(),
    /** The payment that was begun; null until then, and for the wallet's part. */
    attemptPublicId: uuid('attempt_public_id'),
    ...timestamps(),
  },
  (used) => [
    primaryKey({ name: 'transaction_keys_pkey', columns: [used.customerId, used.key] }),
    index('transaction_keys_created_at_idx').on(used.createdAt),
    check(
      'transaction_keys_sizes',
      sql`length(${used.key}) BETWEEN 1 AND 512 AND length(${used.asked}) <= 500`,
    ),
  ],
)
