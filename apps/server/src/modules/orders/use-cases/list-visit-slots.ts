import type { Actor } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listVisitSlots, type VisitSlot } from '#modules/booking/index.ts'
import { openUnits } from '../rules/line-usage.ts'
import { checkTarget } from '../rules/move-visit.ts'
import { scopedLines } from '../rules/scoped-lines.ts'
import { type BookedLine, visitOf } from '../rules/visit.ts'
import { workOf } from '../rules/visit-work.ts'
import { findOpenedOrder } from '../storage/console-order-detail-queries.ts'
import { readLines } from '../storage/read-orders.ts'
import { listPositionsWithGoods } from '../storage/visit-move-queries.ts'

type VisitDay = { publicId: string; linePublicId: string; day: string }

/** Where a visit may be moved to on a day: the operator's centres that can do all that is left of it. */
export async function listSlotsForVisit(
  { db, clock }: { db: Database; clock: Clock },
  { centres }: Pick<Actor, 'centres'>,
  { publicId, linePublicId, day }: VisitDay,
): Promise<Outcome<VisitSlot[], 'NOT_FOUND' | 'LINE_NOT_BOOKED'>> {
  const order = await findOpenedOrder(db, { publicId, centres })
  if (!order) return refuse('NOT_FOUND')
  const visit = visitOf(scopedLines(await readLines(db, [order.id]), centres), linePublicId)
  if (!visit.ok) return visit
  const lines = visit.value.filter((line) => openUnits(line) > 0)
  const withGoods = await listPositionsWithGoods(
    db,
    order.id,
    lines.map(({ position }) => position),
  )
  const now = clock.now()
  let left: VisitSlot[] | undefined
  for (const [work, sameWork] of groupByWork(lines)) {
    const found = await listVisitSlots(db, { ...work, day, centres })
    const fitting = found.filter((slot) =>
      sameWork.every((line) => checkTarget(line, slot, { hasGoods: withGoods.has(line.position), now }).ok),
    )
    const ids = new Set(fitting.map(({ slotId }) => slotId))
    left = left ? left.filter(({ slotId }) => ids.has(slotId)) : fitting
  }
  return ok((left ?? []).filter(({ slotId }) => slotId !== lines[0]?.slotId))
}

/** Lines of the same product are asked about once. */
function groupByWork(lines: readonly BookedLine[]) {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(workOf(line)))
  return [...groups.values()].flatMap((group) => (group[0] ? [[workOf(group[0]), group] as const] : []))
}
