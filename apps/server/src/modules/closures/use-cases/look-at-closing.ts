import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { countPeriod, findCentreInScope } from '#modules/booking/index.ts'
import { readOrdersWithParts } from '#modules/orders/index.ts'
import { readPaidOrders } from '#modules/payments/index.ts'
import { type ClosedTime, isPeriod } from '../rules/closure.ts'
import { findClosedVisits } from '../storage/closure-queries.ts'
import { closedLines } from './closed-lines.ts'
import { findAlternatives } from './find-alternatives.ts'
import { planCaseRefund } from './plan-case-refund.ts'

/** The consequences of closing a centre for a time. */
export type ClosingPreview = {
  slots: number
  bookings: number
  orders: number
  customers: number
  moneyBaisa: Baisa
  checkouts: number
  waiting: number
  withAlternative: number
}

/** Looks at what closing would mean. Nothing is changed. */
export async function lookAtClosing(
  { db, clock }: { db: Database; clock: Clock },
  { centres, ...time }: ClosedTime & { centres: CentreScope },
): Promise<Outcome<ClosingPreview, 'NOT_FOUND' | 'PERIOD_INVALID'>> {
  if (!(await findCentreInScope(db, { id: time.centreId, centres }))) return refuse('NOT_FOUND')
  if (!isPeriod(time, clock.now())) return refuse('PERIOD_INVALID', { field: 'ends_at' })
  const { orderIds, bookings, customers } = await findClosedVisits(db, time)
  const orders = await readOrdersWithParts(db, orderIds)
  const paid = await readPaidOrders(db, orderIds)
  const refunds = orders.map((order) => {
    const payments = paid.get(order.id)
    return payments ? [planCaseRefund(order, closedLines(order, time), payments).amount] : []
  })
  const planned = await findAlternatives(
    db,
    orders.map((order) => ({ caseId: order.id, time, order, offeredSlotIds: [] })),
    clock.now(),
  )
  return ok({
    ...(await countPeriod(db, time)),
    bookings,
    orders: orders.length,
    customers,
    moneyBaisa: sumBaisa(refunds.flat()),
    withAlternative: new Set(planned.map(({ caseId }) => caseId)).size,
  })
}
