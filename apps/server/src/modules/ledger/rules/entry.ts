import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { TransactionKind } from './transaction.ts'

/** One line in the history of a customer's account. */
export type Entry = {
  /** Of the transaction; random. */
  publicId: string
  kind: TransactionKind
  amount: Baisa
  balanceAfter: Baisa
  reference: string
  gateway: string | null
  note: string
  createdAt: Date
}

export type EntrySort = 'newest' | 'amount_ascending' | 'amount_descending'
export type EntryFilter = 'all' | 'increase' | 'decrease'

export type EntryPage = { sort: EntrySort; filter: EntryFilter; offset: number; limit: number }
