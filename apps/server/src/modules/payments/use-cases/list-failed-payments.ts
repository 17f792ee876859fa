import type { Actor } from '#commands/define-command.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { isCentreOf } from '#modules/booking/index.ts'
import {
  type FailedPayment,
  type FailedPaymentFilter,
  type FailedPaymentSort,
  failedPaymentOrder,
  findFailedPayments,
  type SortedFailedPayment,
} from '../storage/failed-payment-queries.ts'

export type { FailedPayment, SortedFailedPayment }
export { failedPaymentOrder }

type FailedPaymentsPage = Awaited<ReturnType<typeof findFailedPayments>>

/** Payments that failed on a day and were not made good since, of the operator's centres. */
export async function listFailedPayments(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  filter: Omit<FailedPaymentFilter, 'centres'>,
  page: SortedPage<FailedPaymentSort>,
): Promise<Outcome<FailedPaymentsPage, 'NOT_FOUND'>> {
  const { centreId } = filter
  if (centreId !== undefined && !(await isCentreOf(db, { centreId, centres })))
    return refuse('NOT_FOUND', { field: 'centre' })
  return ok(await findFailedPayments(db, { ...filter, centres }, page))
}
