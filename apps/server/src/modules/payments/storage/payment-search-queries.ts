import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { customerContacts, customersByPhoneEnd } from '#modules/identity/index.ts'
import { placedOrders } from '#modules/orders/index.ts'

export type FoundPayment = {
  publicId: string
  gateway: string
  pspReference: string | null
  amount: number
  state: string
  customerName: string | null
  orderNumber: number | null
  begunAt: Date
}

export const maxFoundPayments = 10

/** The newest payments of a gateway with this reference, of the order with this number, or of customers with such a phone. */
export async function findPaymentsBy(
  executor: Executor,
  { gateway, search }: { gateway: string; search: string },
): Promise<FoundPayment[]> {
  const digits = search.replaceAll(/[^0-9]/g, '')
  const isNumber = /^#?\d{1,9}$/.test(search)
  const isPhone = /^[+\d\s-]+$/.test(search) && digits.length >= 6
  const { rows } = await executor.execute<FoundPayment>(sql`
    SELECT attempt.public_id AS "publicId", attempt.gateway, attempt.psp_reference AS "pspReference",
      attempt.charge_baisa AS amount, attempt.state, customer.name AS "customerName", sold.number AS "orderNumber",
      attempt.created_at AS "begunAt"
    FROM payment_attempts AS attempt
    LEFT JOIN order_payments AS payment ON payment.attempt_id = attempt.id
    LEFT JOIN ${placedOrders} AS sold ON sold.id = payment.order_id
    LEFT JOIN ${customerContacts} AS customer ON customer.id = attempt.customer_id
    WHERE attempt.gateway = ${gateway} AND (attempt.psp_reference = ${search}
      OR ${
        isNumber
          ? sql`attempt.id IN (SELECT paid.attempt_id FROM order_payments AS paid
        JOIN ${placedOrders} AS placed ON placed.id = paid.order_id WHERE placed.number = ${Number(digits)})`
          : sql`false`
      }
      OR ${isPhone ? sql`attempt.customer_id IN (${customersByPhoneEnd(digits)})` : sql`false`})
    ORDER BY attempt.id DESC LIMIT ${maxFoundPayments}`)
  return rows.map((row) => ({ ...row, begunAt: new Date(row.begunAt) }))
}
