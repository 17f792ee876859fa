import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { openUnits } from '../rules/line-usage.ts'
import { visitOf } from '../rules/visit.ts'
import { lockOrderOfDriver, raiseRevision } from '../storage/lock-scoped-order.ts'
import { readLines } from '../storage/read-orders.ts'
import { readDriverVisits, type VisitRow } from '../storage/visit-queries.ts'
import { fulfilLines } from './fulfil-line.ts'

export type DeliverRefusal =
  | 'NOT_FOUND'
  | 'LINE_NOT_BOOKED'
  | 'VISIT_NOT_DUE'
  | 'UNITS_NOT_LEFT'
  | 'ORDER_NOT_OPEN'

/** Records that all of today's visit was delivered or done, if it is at the driver's own centre. */
export function deliverVisit(
  { db, clock }: { db: Database; clock: Clock },
  { driverId, linePublicId }: { driverId: number; linePublicId: string },
): Promise<Outcome<VisitRow[], DeliverRefusal>> {
  return inTransaction<VisitRow[], DeliverRefusal>(db, async (tx) => {
    const order = await lockOrderOfDriver(tx, { driverId, linePublicId })
    if (!order) return refuse('NOT_FOUND', { field: 'line_id' })
    const visit = visitOf(await readLines(tx, [order.id]), linePublicId)
    if (!visit.ok) return visit
    const now = clock.now()
    const isToday = visit.value.every(({ appointmentAt }) => muscatDate(appointmentAt) === muscatDate(now))
    if (!isToday) return refuse('VISIT_NOT_DUE', { field: 'line_id' })
    const units = visit.value
      .map((line) => ({ position: line.position, units: openUnits(line) }))
      .filter((line) => line.units > 0)
    const done = await fulfilLines(tx, {
      orderId: order.id,
      units,
      actor: { kind: 'driver', driverId },
    })
    if (!done.ok) return done
    await raiseRevision(tx, { id: order.id, revision: undefined })
    const day = { driverId, day: muscatDate(now), now }
    return ok((await readDriverVisits(tx, day)).filter((row) => row.orderPublicId === order.publicId))
  })
}
