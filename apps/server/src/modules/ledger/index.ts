export { type Account, clearingOf, giftCardOf, holdsOf, walletOf } from './rules/account.ts'
export type { Entry, EntryFilter, EntryPage, EntrySort } from './rules/entry.ts'
export type { Move, NewTransaction, TransactionKind } from './rules/transaction.ts'
export {
  balanceExpression,
  gatewayPostings,
  isPostedUnder,
  paymentsExpression,
  walletEntries,
} from './storage/offered-sql.ts'
export { lockBalances } from './use-cases/lock-balances.ts'
export { type Posted, postAtEnd, postTransaction } from './use-cases/post-transaction.ts'
export { balanceOf, listEntries } from './use-cases/read-account.ts'
export { reverseTransaction } from './use-cases/reverse-transaction.ts'
