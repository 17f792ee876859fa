import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { checkReschedule, maxReschedulesPerDay } from '../rules/reschedule-visit.ts'
import { lockOrderOfCustomer, raiseRevision } from '../storage/lock-scoped-order.ts'
import { readLines, readSurcharges } from '../storage/read-orders.ts'
import { countRecentReschedules } from '../storage/visit-move-queries.ts'
import { moveOpenVisit } from './move-open-visit.ts'

export type Reschedule = { customerId: number; publicId: string; linePublicId: string; slotId: number }

/** A customer moves a visit of the own order to another slot. Asking again for the same slot changes nothing. */
export function rescheduleVisit(
  { db, clock }: { db: Database; clock: Clock },
  { customerId, publicId, linePublicId, slotId }: Reschedule,
) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const order = await lockOrderOfCustomer(tx, { publicId, customerId })
    if (!order) return refuse('NOT_FOUND', { field: 'id' })
    if ((await countRecentReschedules(tx, order.id)) >= maxReschedulesPerDay)
      return refuse('MOVED_TOO_OFTEN', { params: { count: maxReschedulesPerDay } })
    const moved = await moveOpenVisit(tx, {
      order,
      lines: await readLines(tx, [order.id]),
      readSurcharges: () => readSurcharges(tx, [order.id]),
      by: { kind: 'customer' },
      linePublicId,
      slotId,
      centres: 'all',
      now,
      allows: (lines, slot, surcharges) => checkReschedule(lines, { slot, surcharges, now }),
    })
    if (!moved.ok) {
      const isThere = moved.code === 'SLOT_UNCHANGED'
      return isThere ? ok<{ creditBaisa: Baisa }>({ creditBaisa: noBaisa }) : moved
    }
    await raiseRevision(tx, { id: order.id, revision: undefined })
    return ok({ creditBaisa: moved.value.creditBaisa })
  })
}
