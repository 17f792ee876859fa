import type { Transaction } from '#kernel/database/connect.ts'
import { writeAtEnd } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { accountName, toAccountRow } from '../rules/account.ts'
import { checkMoves, type NewTransaction } from '../rules/transaction.ts'
import { shopTransactions } from '../storage/post-at-end.ts'
import { findPosted, insertTransaction, openAccounts } from '../storage/post-queries.ts'

export type Posted = { publicId: string; isNew: boolean }

/**
 * Moves money in the caller's transaction, once per key. Who asks again gets the former answer, even when the money has
 * been spent since; the same key for another move is a fault.
 */
export async function postTransaction(
  tx: Transaction,
  transaction: NewTransaction,
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT'>> {
  checkMoves(transaction.moves)
  const moves = transaction.moves.map(({ account, amount }) => ({ name: accountName(account), amount }))
  let answer = await insertTransaction(tx, { ...transaction, moves })
  if (answer.accountsFound < moves.length) {
    const accounts = transaction.moves.map(({ account }) => toAccountRow(account))
    await openAccounts(tx, accounts)
    answer = await insertTransaction(tx, { ...transaction, moves })
  }
  if (answer.publicId) return ok({ publicId: answer.publicId, isNew: true })

  const former = await findPosted(tx, transaction.key)
  if (!former) return refuse('BALANCE_INSUFFICIENT')
  const isSame = moves.every(({ name, amount }) => former.amounts.get(name) === amount)
  if (!isSame) throw new Error(`The key ${transaction.key} was used for another move of money`)
  return ok({ publicId: former.publicId, isNew: false })
}

/** Moves money between accounts of the shop at the end of the transaction. A key that was used before is a fault. */
export async function postAtEnd(tx: Transaction, { moves, ...transaction }: NewTransaction): Promise<void> {
  checkMoves(moves)
  const rows = moves.map(({ account, amount }) => ({ account: toAccountRow(account), amount }))
  if (rows.some(({ account }) => account.carriesBalance))
    throw new Error('An account with a balance decides at once, not at the end of the transaction')
  await writeAtEnd(tx, shopTransactions, [{ ...transaction, moves: rows }])
}
