import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import type { Entry, EntryFilter, EntryPage, EntrySort } from '../rules/entry.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './ledger.tables.ts'

/** Nothing for an account that was never used. */
export async function readBalance(executor: Executor, accountName: string) {
  const [row] = await selectBalance(executor, { accountName })
  return row?.balance ?? noBaisa
}

const selectBalance = fixedQuery('ledger_balance', (executor) =>
  executor
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.name, sql.placeholder('accountName'))),
)

/** Only of accounts that carry a balance. */
export async function findEntries(
  executor: Executor,
  accountName: string,
  { sort, filter, offset, limit }: EntryPage,
): Promise<Entry[]> {
  return await executor
    .select({
      publicId: ledgerTransactions.publicId,
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      balanceAfter: sql<Entry['balanceAfter']>`${ledgerEntries.balanceAfter}`,
      reference: ledgerTransactions.reference,
      gateway: ledgerTransactions.gateway,
      note: ledgerTransactions.note,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(isWanted(accountName, filter))
    .orderBy(...orders[sort])
    .offset(offset)
    .limit(limit)
}

export async function countEntries(
  executor: Executor,
  accountName: string,
  filter: EntryFilter,
): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isWanted(accountName, filter))
  return row?.count ?? 0
}

function isWanted(accountName: string, filter: EntryFilter): SQL | undefined {
  return and(eq(ledgerAccounts.name, accountName), filters[filter])
}

const filters: Readonly<Record<EntryFilter, SQL | undefined>> = {
  all: undefined,
  increase: gt(ledgerEntries.amount, noBaisa),
  decrease: lt(ledgerEntries.amount, noBaisa),
}

/** Amounts are compared without their sign, as they are shown; equal ones, the newest first. */
const size = sql`abs(${ledgerEntries.amount})`
const newest = desc(ledgerEntries.id)
const orders: Readonly<Record<EntrySort, readonly SQL[]>> = {
  newest: [newest],
  amount_ascending: [asc(size), newest],
  amount_descending: [desc(size), newest],
}
