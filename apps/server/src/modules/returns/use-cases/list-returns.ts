import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import {
  findReturns,
  type ListedReturn,
  type ReturnFilter,
  type ReturnPosition,
  type ReturnSort,
} from '../storage/list-returns-queries.ts'

export type { ListedReturn, ReturnSort }

/** Returns at the operator's centres. */
export async function listReturns(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  {
    filter,
    ...page
  }: { filter: ReturnFilter; sort: ReturnSort; after: ReturnPosition | undefined; limit: number },
): Promise<{ returns: ListedReturn[]; total: number; isExact: boolean }> {
  const { returns, total } = await findReturns(db, { filter, centres }, page)
  return { returns, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
