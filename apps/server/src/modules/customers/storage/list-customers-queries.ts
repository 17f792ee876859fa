import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import { balanceExpression } from '#modules/ledger/index.ts'
import { isCustomerOf, ordersOf } from './customer-scope.ts'

export type ListedCustomer = {
  id: number
  publicId: string
  firstName: string
  lastName: string
  phone: string | null
  isBlocked: boolean
  registeredAt: Date
  orders: number
  lastVisitAt: Date | null
  walletBaisa: number
}

export type CustomerFilter = {
  words: readonly string[]
  isBlocked: boolean | undefined
  centres: CentreScope
}

/** The newest first, one more than asked for, so that the caller knows whether there is another page. */
export async function findCustomers(
  executor: Executor,
  filter: CustomerFilter,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<ListedCustomer[]> {
  const isAfter = beforeId === undefined ? sql`true` : sql`customer.id < ${beforeId}`
  const { rows } = await executor.execute<ListedCustomer>(sql`
    SELECT customer.id, customer.public_id AS "publicId", customer.first_name AS "firstName",
      customer.last_name AS "lastName", customer.phone, NOT customer.is_active AS "isBlocked",
      customer.created_at AS "registeredAt", bought.orders, bought.visited_at AS "lastVisitAt",
      ${balanceExpression(sql`'wallet:' || customer.id`)} AS "walletBaisa"
    FROM (SELECT * FROM ${customerAccounts} AS customer WHERE ${conditionOf(filter)} AND ${isAfter}
      ORDER BY customer.id DESC LIMIT ${limit + 1}) AS customer
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS orders, max(each.visited_at) AS visited_at
      FROM (${ordersOf(filter.centres)}) AS each) AS bought
    ORDER BY customer.id DESC`)
  return rows.map((row) => ({
    ...row,
    registeredAt: new Date(row.registeredAt),
    lastVisitAt: row.lastVisitAt && new Date(row.lastVisitAt),
  }))
}

/** How many there are; counting ends behind `maxCount`. */
export async function countCustomers(executor: Executor, filter: CustomerFilter): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM ${customerAccounts} AS customer WHERE ${conditionOf(filter)} LIMIT ${maxCount + 1}) AS counted`)
  return rows[0]?.total ?? 0
}

export function conditionOf({ words, isBlocked, centres }: CustomerFilter): SQL {
  const conditions = [isCustomerOf(centres), ...words.map(contains)]
  if (isBlocked !== undefined)
    conditions.push(isBlocked ? sql`NOT customer.is_active` : sql`customer.is_active`)
  return sql.join(conditions, sql` AND `)
}

/** Nothing in a word is a pattern. */
function contains(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(ar_norm(${word}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
  return sql`customer.search_text LIKE ${pattern}`
}
