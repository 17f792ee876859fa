import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import { balanceExpression } from '#modules/ledger/index.ts'
import type { CustomerFilter, CustomerSort } from '../rules/customer-filter.ts'
import { activityConditions, activityOf, needsActivity } from './activity-source.ts'
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

/** With what it is sorted by, as the next page begins with it. */
export type SortedCustomer = ListedCustomer & { sorted: string }

export type CustomersAsked = {
  filter: CustomerFilter
  sort: CustomerSort
  /** The sorted value and the id of the last customer that was shown. */
  after: { value: string; id: number } | undefined
  limit: number
}

/**
 * A page of customers, one more than asked for, and how many there are up to `maxCount`. As with orders, those that were
 * counted to their end are found by their filter and sorted; of many the order is followed, which ends with the page.
 */
export async function findCustomers(
  executor: Executor,
  centres: CentreScope,
  { filter, sort, after, limit }: CustomersAsked,
): Promise<{ customers: SortedCustomer[]; total: number; isExact: boolean }> {
  const source = sourceOf(filter, centres, sort)
  const count = () => countCustomers(executor, source.rows)
  // The customers of some centres are few: they are found once, for the page and the number together.
  const counted = centres === 'all' ? await count() : undefined
  const direction = sort.startsWith('-') ? sql`DESC` : sql`ASC`
  const { rows } = await executor.execute<SortedCustomer & { total: number }>(sql`
    WITH matching AS ${counted === undefined || counted <= maxCount ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT ${source.id} AS id, ${sortColumn(sort, source.id)} AS sort_value ${source.rows})
    SELECT customer.id, customer.public_id AS "publicId", customer.first_name AS "firstName",
      customer.last_name AS "lastName", customer.phone, NOT customer.is_active AS "isBlocked",
      customer.created_at AS "registeredAt", bought.orders, bought.visited_at AS "lastVisitAt",
      ${balanceExpression(sql`'wallet:' || customer.id`)} AS "walletBaisa", page.sort_value::text AS sorted,
      ${counted ?? sql`(SELECT count(*) FROM matching)`}::integer AS total
    FROM (SELECT * FROM matching WHERE ${after ? isBehind(sort, after) : sql`true`}
      ORDER BY sort_value ${direction}, id ${direction} LIMIT ${limit + 1}) AS page
    JOIN ${customerAccounts} AS customer ON customer.id = page.id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS orders, max(each.visited_at) AS visited_at
      FROM (${ordersOf(centres)}) AS each) AS bought
    ORDER BY page.sort_value ${direction}, page.id ${direction}`)
  const total = counted ?? rows[0]?.total ?? (after ? await count() : 0)
  const customers = rows.map(({ total: _, ...row }) => ({
    ...row,
    registeredAt: new Date(row.registeredAt),
    lastVisitAt: row.lastVisitAt && new Date(row.lastVisitAt),
  }))
  return { customers, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

async function countCustomers(executor: Executor, rows: SQL): Promise<number> {
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (SELECT ${rows} LIMIT ${maxCount + 1}) AS counted`)
  return counted[0]?.total ?? 0
}

/** `FROM` and `WHERE` of what a list is found by, and the id of its customers. */
function sourceOf(filter: CustomerFilter, centres: CentreScope, sort: CustomerSort): { rows: SQL; id: SQL } {
  const isOfAccounts = filter.words.length > 0 || filter.isBlocked !== undefined || centres !== 'all'
  if (isOfAccounts || !needsActivity(filter, sort))
    return { rows: matching(filter, centres, sort), id: sql`customer.id` }
  // Of all centres each row of the activity is an account, which therefore need not be read.
  const conditions = [sql`true`, ...activityConditions(filter)]
  return {
    rows: sql`FROM ${activityOf('all')} AS activity WHERE ${sql.join(conditions, sql` AND `)}`,
    id: sql`activity.customer_id`,
  }
}

/** `FROM` and `WHERE` of the rows `customer`, and `activity` where the list needs it. */
export function matching(
  filter: CustomerFilter,
  centres: CentreScope,
  sort: CustomerSort = '-registered',
): SQL {
  const { words, isBlocked } = filter
  const conditions = [sql`true`, ...words.map(contains), ...activityConditions(filter)]
  let activity = sql``
  // Activity at some centres is that of their customers alone.
  if (needsActivity(filter, sort))
    activity = sql`JOIN ${activityOf(centres)} AS activity ON activity.customer_id = customer.id`
  else conditions.push(isCustomerOf(centres))
  if (isBlocked !== undefined)
    conditions.push(isBlocked ? sql`NOT customer.is_active` : sql`customer.is_active`)
  return sql`FROM ${customerAccounts} AS customer ${activity} WHERE ${sql.join(conditions, sql` AND `)}`
}

/** Keys are given in the order in which customers come. */
function sortColumn(sort: CustomerSort, id: SQL): SQL {
  if (sort.endsWith('orders')) return sql`activity.orders`
  if (sort.endsWith('wallet')) return sql`activity.wallet_baisa`
  return sort.endsWith('visited') ? sql`activity.last_visit_at` : id
}

function isBehind(sort: CustomerSort, { value, id }: { value: string; id: number }): SQL {
  const beyond = sort.startsWith('-') ? sql`<` : sql`>`
  const typed = sort.endsWith('visited') ? sql`${value}::timestamptz` : sql`${value}::integer`
  return sql`(sort_value, id) ${beyond} (${typed}, ${id})`
}

/** Nothing in a word is a pattern. */
function contains(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(ar_norm(${word}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
  return sql`customer.search_text LIKE ${pattern}`
}
