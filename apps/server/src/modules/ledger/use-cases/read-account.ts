import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type Account, accountName } from '../rules/account.ts'
import type { Entry, EntryPage } from '../rules/entry.ts'
import { countEntries, findEntries, readBalance } from '../storage/entry-queries.ts'

/** The balance of a customer's account: nothing when it was never used. */
export function balanceOf(executor: Executor, account: Account): Promise<Baisa> {
  return readBalance(executor, accountName(account))
}

/** A page of the history of a customer's account, and how long the history is. */
export async function listEntries(
  executor: Executor,
  account: Account,
  page: EntryPage,
): Promise<{ entries: Entry[]; total: number }> {
  const name = accountName(account)
  const entries = await findEntries(executor, name, page)
  const isWhole = page.offset === 0 && entries.length < page.limit
  return { entries, total: isWhole ? entries.length : await countEntries(executor, name, page.filter) }
}
