import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { type SQL, sql } from 'drizzle-orm'
import { narrowScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerContacts, customersByPhoneEnd } from '#modules/identity/index.ts'
import type { OrderSearch } from '../rules/order-search.ts'
import { codeWords, hasWords, listedUnder, productWords } from './order-scope.ts'

export type OrderFilter = {
  status?: string | undefined
  paymentStatus?: string | undefined
  centreId?: number | undefined
  channelId?: number | undefined
  placedFrom?: string | undefined
  placedTo?: string | undefined
  visitDay?: string | undefined
  fulfilment?: string | undefined
  productId?: number | undefined
  code?: string | undefined
  paidBy?: string | undefined
  search?: OrderSearch | undefined
}

export type OrderSort = 'placed' | '-placed' | 'total' | '-total'

export type ConsoleOrderRow = {
  id: number
  publicId: string
  number: number
  status: string
  paymentStatus: string
  totalBaisa: number
  revision: number
  /** To the microsecond, as the next page begins with it. */
  placedAt: string
  name: string
  phone: string | null
}

export type OrdersAsked = {
  filter: OrderFilter
  sort: OrderSort
  /** The sorted value and the id of the last order that was shown. */
  after: { value: string; id: number } | undefined
  limit: number
}

/**
 * A page of the operator's orders, one more than asked for, and how many there are up to ten thousand. Orders that were counted
 * to their end are few: they are found by their filter and sorted, because following the order to the end of the list for
 * a rare one takes seconds. Of many orders the list is followed, which ends with the page.
 */
export async function readConsoleOrders(
  executor: Executor,
  centres: CentreScope,
  { filter, sort, after, limit }: OrdersAsked,
): Promise<{ orders: ConsoleOrderRow[]; total: number; isExact: boolean }> {
  const condition = sql.join(conditionsOf(centres, filter), sql` AND `)
  const isDescending = sort.startsWith('-')
  const isByTotal = sort.endsWith('total')
  const column = isByTotal ? sql`total_baisa` : sql`created_at`
  const value = isByTotal ? sql`${after?.value ?? ''}::integer` : sql`${after?.value ?? ''}::timestamptz`
  const beyond = isDescending ? sql`<` : sql`>`
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM orders WHERE ${condition} LIMIT ${maxCount + 1}) AS counted`)
  const total = counted[0]?.total ?? 0
  const isExact = total <= maxCount
  const { rows } = await executor.execute<ConsoleOrderRow>(sql`
    WITH matching AS ${isExact ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT id, public_id, number, status, payment_status, customer_id, total_baisa, revision, created_at
      FROM orders WHERE ${condition})
    SELECT page.*, customer.name, customer.phone FROM (
      SELECT id, public_id AS "publicId", number, status, payment_status AS "paymentStatus", customer_id,
        total_baisa AS "totalBaisa", revision,
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "placedAt"
      FROM matching WHERE ${after ? sql`(${column}, id) ${beyond} (${value}, ${after.id})` : sql`true`}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit + 1}) AS page
      JOIN ${customerContacts} AS customer ON customer.id = page.customer_id
    ORDER BY ${isByTotal ? sql`"totalBaisa"` : sql`"placedAt"`} ${direction}, page.id ${direction}`)
  return { orders: rows, total: Math.min(total, maxCount), isExact }
}

/** How many orders a filter finds and what they cost together: the number before the list. */
export async function sumConsoleOrders(
  executor: Executor,
  centres: CentreScope,
  filter: OrderFilter,
): Promise<{ count: number; totalBaisa: number }> {
  const { rows } = await executor.execute<{ count: number; total: string }>(sql`
    SELECT count(*)::integer AS count, coalesce(sum(total_baisa), 0) AS total FROM orders
    WHERE ${sql.join(conditionsOf(centres, filter), sql` AND `)}`)
  return { count: rows[0]?.count ?? 0, totalBaisa: Number(rows[0]?.total ?? 0) }
}

/** Orders of the operator's centres; without a status, everything but drafts. */
export function conditionsOf(centres: CentreScope, filter: OrderFilter): SQL[] {
  const { status, paymentStatus, centreId, channelId, placedFrom, placedTo, visitDay, fulfilment, search } =
    filter
  const { productId, code, paidBy } = filter
  return [
    status === undefined ? sql`status <> 'DRAFT'` : sql`status = ${status}`,
    channelId === undefined ? undefined : sql`channel_id = ${channelId}`,
    paymentStatus === undefined ? undefined : sql`payment_status = ${paymentStatus}`,
    placedFrom === undefined ? undefined : sql`created_at >= ${midnight(placedFrom)}`,
    placedTo === undefined ? undefined : sql`created_at < ${midnight(placedTo)} + interval '1 day'`,
    listedUnder(narrowScope(centres, centreId), fulfilment),
    productId === undefined ? undefined : hasWords(productWords(centres, productId)),
    code === undefined ? undefined : hasWords(codeWords(code)),
    paidBy === undefined ? undefined : hasWords([`paid:${paidBy}`]),
    visitDay === undefined
      ? undefined
      : sql`id IN (SELECT order_id FROM order_lines AS line WHERE ${isOnDay(visitDay)})`,
    search === undefined ? undefined : foundBy(search),
  ].filter((condition) => condition !== undefined)
}

function midnight(day: string): SQL {
  return sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
}

/** Whether a `line` is done on a day in Muscat. */
export function isOnDay(day: string): SQL {
  return sql`line.appointment_at >= ${midnight(day)} AND line.appointment_at < ${midnight(day)} + interval '1 day'`
}

/** A text is looked for in the order's own column, so that a broad one ends with the page and a rare one uses the index. */
function foundBy(search: OrderSearch): SQL {
  if ('text' in search) {
    const pattern = sql`'%' || regexp_replace(ar_norm(${search.text}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
    return sql`search_text LIKE ${pattern}`
  }
  const { digits } = search
  const number = digits.length < 10 ? Number(digits) : -1
  const byPhone =
    digits.length < 4
      ? sql``
      : sql`UNION SELECT id FROM orders WHERE customer_id IN (${customersByPhoneEnd(digits)})`
  return sql`id IN (SELECT id FROM orders WHERE number = ${number} ${byPhone})`
}
