import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Account, accountName, toAccountRow } from '../rules/account.ts'
import { lockAccounts, openAccounts } from '../storage/post-queries.ts'

/**
 * What is on customers' accounts, in the order of the accounts; nobody moves money of them before the transaction ends.
 * Accounts that were never used are opened, so that there is a row to lock.
 */
export async function lockBalances(tx: Transaction, accounts: readonly Account[]): Promise<Baisa[]> {
  const names = accounts.map(accountName)
  let balances = await lockAccounts(tx, names)
  if (balances.size < names.length) {
    await openAccounts(tx, accounts.map(toAccountRow))
    balances = await lockAccounts(tx, names)
  }
  return names.map((name) => {
    const balance = balances.get(name)
    if (balance === undefined) throw new Error(`The account ${name} carries no balance`)
    return balance
  })
}
