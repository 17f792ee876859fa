import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import type { RewardState } from '../rules/referral.ts'

/** Codes that customers invite with. Accounts that were made with a code carry it (`customers.invited_by`). */
export const referralCodes = pgTable(
  'referral_codes',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id),
    code: text('code').notNull().unique(),
    /** From then on nobody is invited with it: the account was deleted. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps(),
  },
  (row) => [check('referral_codes_code_form', sql`${row.code} ~ '^[0-9A-HJKMNP-Z]{12}$'`)],
)

/** Inviters' rewards for a friend's first order. A friend has one row at most, so one inviter is rewarded once. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    friendId: integer('friend_id')
      .primaryKey()
      .references(() => customers.id),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    amount: baisaColumn('amount_baisa').notNull(),
    state: text('state').$type<RewardState>().notNull().default('paid'),
    ...timestamps(),
  },
  (reward) => [
    index('referral_rewards_inviter_idx').on(reward.inviterId),
    check('referral_rewards_not_own', sql`${reward.friendId} <> ${reward.inviterId}`),
    check('referral_rewards_amount_range', sql`${reward.amount} BETWEEN 1 AND 100000`),
    check(
      'referral_rewards_state_known',
      sql`${reward.state} IN ('paid', 'taken back', 'spent', 'too small')`,
    ),
  ],
)
