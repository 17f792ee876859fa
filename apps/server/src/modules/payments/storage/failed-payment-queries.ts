import type { failedPaymentSorts } from '@warsha/contract/console/payments/payment-lists.constants.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope, narrowScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import { defineListOrder, orderedBy, type SortedPage, type SortedRow } from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { slotCentres } from '#modules/booking/index.ts'
import { checkoutChannels } from '#modules/checkout/index.ts'
import { customerContacts } from '#modules/identity/index.ts'
import { orderedCheckouts } from '#modules/orders/index.ts'

export type FailedPayment = {
  id: number
  publicId: string
  customerPublicId: string
  customerName: string
  gateway: string
  amount: Baisa
  state: 'declined' | 'expired' | 'mismatched'
  endedAt: Date
}

export type FailedPaymentFilter = {
  centres: CentreScope
  /** In Muscat. */
  day: string
  centreId?: number | undefined
  channelId?: number | undefined
}

export const failedPaymentOrder = defineListOrder(sql`attempt.id`, {
  ended: [{ by: sql`attempt.ended_at`, type: 'moment' }],
  amount: [{ by: sql`attempt.amount_baisa`, type: 'integer' }],
})

export type FailedPaymentSort = (typeof failedPaymentSorts)[number]

export type SortedFailedPayment = FailedPayment & SortedRow

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findFailedPayments(
  executor: Executor,
  filter: FailedPaymentFilter,
  page: SortedPage<FailedPaymentSort>,
): Promise<{ payments: SortedFailedPayment[]; total: number; isExact: boolean }> {
  const { sorted, isBehind, orderBy } = orderedBy(failedPaymentOrder, page)
  const { rows } = await executor.execute<SortedFailedPayment>(sql`
    SELECT attempt.id, attempt.public_id AS "publicId", customer.public_id AS "customerPublicId",
      customer.name AS "customerName", attempt.gateway, attempt.amount_baisa AS amount, attempt.state,
      attempt.ended_at AS "endedAt", ${sorted} AS sorted
    FROM payment_attempts AS attempt JOIN ${customerContacts} AS customer ON customer.id = attempt.customer_id
    WHERE ${conditionOf(filter)} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`)
  const total = await countFailedPayments(executor, filter)
  return {
    payments: rows.map((row) => ({ ...row, endedAt: new Date(row.endedAt) })),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

/** The number before the list; counting ends behind `maxCount`. */
export async function countFailedPayments(executor: Executor, filter: FailedPaymentFilter): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM payment_attempts AS attempt WHERE ${conditionOf(filter)} LIMIT ${maxCount + 1}) AS counted`)
  return rows[0]?.total ?? 0
}

/** Attempts that ended on the day without money, and whose checkout has become no order since. */
function conditionOf({ centres, day, centreId, channelId }: FailedPaymentFilter): SQL {
  const begin = sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
  return sql.join(
    [
      sql`attempt.purpose = 'checkout' AND attempt.state IN ('declined', 'expired', 'mismatched')`,
      sql`attempt.ended_at >= ${begin} AND attempt.ended_at < ${begin} + interval '1 day'`,
      sql`NOT EXISTS (SELECT FROM ${orderedCheckouts} AS ordered
        WHERE ordered.checkout_public_id = attempt.checkout_public_id)`,
      channelId === undefined
        ? sql`true`
        : sql`EXISTS (SELECT FROM ${checkoutChannels} AS checkout
            WHERE checkout.id = attempt.checkout_id AND checkout.channel_id = ${channelId})`,
      isAt(narrowScope(centres, centreId)),
    ],
    sql` AND `,
  )
}

/** Whether something of the purchase was to be done at one of the centres. */
function isAt(centres: CentreScope): SQL {
  if (centres === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM jsonb_array_elements(attempt.purchase -> 'lines') AS line
    JOIN ${slotCentres} AS slot ON slot.id = (line ->> 'slotId')::integer
    WHERE ${inCentreScope(centres, sql`slot.centre_id`)})`
}
