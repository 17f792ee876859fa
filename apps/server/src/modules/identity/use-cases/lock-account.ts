import type { Transaction } from '#kernel/database/connect.ts'
import { lockActiveAccount } from '../storage/own-account-queries.ts'

/** Whether the account may begin something; if so, it is not deleted before the transaction ends. */
export function lockAccount(tx: Transaction, customerId: number): Promise<boolean> {
  return lockActiveAccount(tx, customerId)
}
