import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { searchWords } from '../rules/search-words.ts'
import { countCustomers, findCustomers, type ListedCustomer } from '../storage/list-customers-queries.ts'

export type { ListedCustomer }

type Asked = {
  search: string
  isBlocked: boolean | undefined
  beforeId: number | undefined
  limit: number
}

/** Customers that the operator may see, the newest first. */
export async function listCustomers(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  { search, isBlocked, beforeId, limit }: Asked,
): Promise<{ customers: ListedCustomer[]; total: number; isExact: boolean }> {
  const filter = { words: searchWords(search), isBlocked, centres }
  const [customers, total] = await Promise.all([
    findCustomers(db, filter, { beforeId, limit }),
    countCustomers(db, filter),
  ])
  return { customers, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
