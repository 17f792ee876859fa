import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import type { MovableVisit } from '#modules/booking/index.ts'
import { openUnits } from '../rules/line-usage.ts'
import { goodsThereIn } from '../rules/move-visit.ts'
import { paidFee } from '../rules/reschedule-visit.ts'
import { visitOf } from '../rules/visit.ts'
import { workOf } from '../rules/visit-work.ts'
import { findOrderOfCustomer } from '../storage/lock-scoped-order.ts'
import { readLines, readSurcharges } from '../storage/read-orders.ts'
import { listPositionsWithGoods } from '../storage/visit-move-queries.ts'

export type OwnVisit = { customerId: number; publicId: string; linePublicId: string }

/** What is left of a customer's own visit, as booking has to know it to offer other hours. */
export async function readMovableVisit(
  { db, clock }: { db: Database; models: Models; clock: Clock },
  { customerId, publicId, linePublicId }: OwnVisit,
): Promise<Outcome<MovableVisit, 'NOT_FOUND' | 'LINE_NOT_BOOKED' | 'UNITS_NOT_LEFT'>> {
  const order = await findOrderOfCustomer(db, { publicId, customerId })
  if (!order) return refuse('NOT_FOUND', { field: 'id' })
  const visit = visitOf(await readLines(db, [order.id]), linePublicId)
  if (!visit.ok) return visit
  const lines = visit.value.filter((line) => openUnits(line) > 0)
  const [first] = lines
  if (!first) return refuse('UNITS_NOT_LEFT', { field: 'line_id' })
  const positions = lines.map(({ position }) => position)
  const withGoods = await listPositionsWithGoods(db, order.id, positions)
  const surcharges = await readSurcharges(db, [order.id])
  const goods = lines.filter(({ position }) => withGoods.has(position))
  const works = new Map(lines.map((line) => [JSON.stringify(workOf(line)), workOf(line)]))
  return ok({
    works: [...works.values()],
    centreId: first.centreId,
    slotId: first.slotId ?? 0,
    home: workOf(first).home,
    supplyAt(centre) {
      const days = goods.map((line) => goodsThereIn(line, centre, clock.now()))
      const leadDays = Math.max(0, ...days)
      return { stockType: leadDays > 0 ? 'warehouse' : 'center', leadDays }
    },
    maxFeeBaisa: paidFee(lines, surcharges),
  })
}
