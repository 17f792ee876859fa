import { sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import { balanceExpression } from '#modules/ledger/index.ts'
import { isCustomerOf, ordersOf } from './customer-scope.ts'
import type { ListedCustomer } from './list-customers-queries.ts'

export type FoundCustomer = ListedCustomer & {
  email: string | null
  language: 'ar' | 'en'
  lastLoginAt: Date | null
}

/** A customer by the key of the public id, if it is one of the centres. */
export async function findCustomerOf(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<FoundCustomer | undefined> {
  const { rows } = await executor.execute<FoundCustomer>(sql`
    SELECT customer.id, customer.public_id AS "publicId", customer.first_name AS "firstName",
      customer.last_name AS "lastName", customer.phone, NOT customer.is_active AS "isBlocked",
      customer.email, customer.language,
      customer.created_at AS "registeredAt", customer.last_login_at AS "lastLoginAt", bought.orders,
      bought.visited_at AS "lastVisitAt",
      ${balanceExpression(sql`'wallet:' || customer.id`)} AS "walletBaisa"
    FROM ${customerAccounts} AS customer
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS orders, max(each.visited_at) AS visited_at
      FROM (${ordersOf(centres)}) AS each) AS bought
    WHERE customer.public_id = ${publicId} AND ${isCustomerOf(centres)}`)
  const [row] = rows
  return (
    row && {
      ...row,
      registeredAt: new Date(row.registeredAt),
      lastLoginAt: row.lastLoginAt && new Date(row.lastLoginAt),
      lastVisitAt: row.lastVisitAt && new Date(row.lastVisitAt),
    }
  )
}

export type RecentOrder = {
  publicId: string
  number: number
  placedAt: Date
  status: string
  paymentStatus: string
  totalBaisa: number
}

/** The newest orders of a customer, at these centres. */
export async function findRecentOrders(
  executor: Executor,
  { customerId, centres, limit }: { customerId: number; centres: CentreScope; limit: number },
): Promise<RecentOrder[]> {
  const { rows } = await executor.execute<RecentOrder>(sql`
    SELECT recent.public_id AS "publicId", recent.number, recent.created_at AS "placedAt", recent.status,
      recent.payment_status AS "paymentStatus", recent.total_baisa AS "totalBaisa"
    FROM (SELECT ${customerId}::integer AS id) AS customer CROSS JOIN LATERAL (${ordersOf(centres)}) AS recent
    ORDER BY recent.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, placedAt: new Date(row.placedAt) }))
}
