import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { AccountKind } from '../rules/account.ts'
import type { TransactionKind } from '../rules/transaction.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Accounts of customers and gift cards carry their balance, which may not fall below zero; those of the shop are sums of entries. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: identityKey(),
    name: text('name').notNull().unique(),
    kind: text('kind').$type<AccountKind>().notNull(),
    customerId: integer('customer_id').references(() => customers.id),
    balance: baisaColumn('balance_baisa'),
    createdAt: createdAt(),
  },
  (account) => [
    index('ledger_accounts_customer').on(account.customerId),
    check('ledger_accounts_not_overdrawn', sql`${account.balance} BETWEEN 0 AND 1000000000`),
    check(
      'ledger_accounts_kind_known',
      sql`${account.kind} IN ('wallet', 'holds', 'clearing', 'sales', 'refunds', 'promotions', 'adjustments', 'rounding', 'gift_card', 'payouts', 'forfeits', 'bank', 'gateway_fees')`,
    ),
    check(
      'ledger_accounts_owner_and_balance',
      sql`(${account.kind} IN ('wallet', 'holds')) = (${account.customerId} IS NOT NULL)
        AND (${account.kind} IN ('wallet', 'holds', 'gift_card')) = (${account.balance} IS NOT NULL)`,
    ),
    check('ledger_accounts_name_length', sql`length(${account.name}) BETWEEN 1 AND 80`),
  ],
)

/** Append-only: rights and a trigger refuse every change. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    key: text('key').notNull().unique(),
    reference: text('reference').notNull().default(''),
    gateway: text('gateway'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (transaction) => [
    check(
      'ledger_transactions_kind_known',
      sql`${transaction.kind} IN ('TOP_UP', 'ORDER_PAYMENT', 'ORDER_REFUND', 'HOLD_RELEASE', 'REFERRAL', 'ADJUSTMENT', 'HOLD_CAPTURE', 'GIFT_CARD', 'PAYOUT', 'FORFEIT', 'GATEWAY_FEE', 'CHARGEBACK')`,
    ),
    check(
      'ledger_transactions_texts_length',
      sql`length(${transaction.key}) BETWEEN 1 AND 200 AND length(${transaction.reference}) <= 200
        AND length(${transaction.gateway}) <= 60 AND length(${transaction.note}) <= 500`,
    ),
  ],
)

/** Append-only, and those of a transaction sum to zero when it commits. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identityKey(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: baisaColumn('amount_baisa').notNull(),
    /** What the account had afterwards, where it carries a balance. */
    balanceAfter: baisaColumn('balance_after_baisa'),
  },
  (entry) => [
    unique('ledger_entries_transaction_account_key').on(entry.transactionId, entry.accountId),
    index('ledger_entries_account').on(entry.accountId, entry.id),
    check(
      'ledger_entries_amount_range',
      sql`${entry.amount} <> 0 AND ${entry.amount} BETWEEN -1000000000 AND 1000000000`,
    ),
  ],
)
