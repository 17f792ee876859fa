import { negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { NewTransaction } from '../rules/transaction.ts'
import { findPosted, insertTransaction } from '../storage/post-queries.ts'
import type { Posted } from './post-transaction.ts'

/**
 * Posts the opposite of a transaction, once; the first stays as it was. Refused when an account has not enough left of it,
 * or there is no such transaction.
 */
export async function reverseTransaction(
  tx: Transaction,
  { reversed, ...reversal }: Omit<NewTransaction, 'moves' | 'key'> & { reversed: string },
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT' | 'NOT_FOUND'>> {
  const former = await findPosted(tx, reversed)
  if (!former) return refuse('NOT_FOUND')
  const key = reversalKey(reversed)
  const moves = [...former.amounts].map(([name, amount]) => ({ name, amount: negateBaisa(amount) }))
  const { publicId } = await insertTransaction(tx, { ...reversal, key, moves })
  if (publicId) return ok({ publicId, isNew: true })
  const repeated = await findPosted(tx, key)
  return repeated ? ok({ publicId: repeated.publicId, isNew: false }) : refuse('BALANCE_INSUFFICIENT')
}

/** The key of the opposite of a transaction. */
export const reversalKey = (key: string) => `reverse:${key}`
