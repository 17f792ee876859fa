import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { type Actor, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findVisitSlot, moveSlot, type VisitSlot } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import { openUnits } from '../rules/line-usage.ts'
import { checkTarget, type TargetRefusal } from '../rules/move-visit.ts'
import { type BookedLine, visitOf } from '../rules/visit.ts'
import { workOf } from '../rules/visit-work.ts'
import { isAwaitedStatus } from '../storage/order-status-queries.ts'
import { listPositionsWithGoods } from '../storage/visit-move-queries.ts'
import { changeOrder } from './change-order.ts'
import { rebookVisit } from './rebook-visit.ts'
import type { VisitKey } from './record-visit.ts'

export type VisitMove = VisitKey & { slotId: number }

/**
 * Moves what is left of a visit to another slot: the new slot is booked and the old one released together, or nothing
 * happens. A move never charges; what the new slot costs less is given back.
 */
export const moveVisit = defineCommand({
  action: 'orders.move',
  permission: 'orders.move',
  async run(tx, actor, { linePublicId, slotId, ...key }: VisitMove, { clock }) {
    let creditBaisa: Baisa = noBaisa
    const changed = await changeOrder(tx, actor, key, async (found) => {
      const { status } = found.order
      if (!isAwaitedStatus(status)) return refuse('ORDER_NOT_OPEN', { params: { status } })
      const visit = visitOf(found.lines, linePublicId)
      if (!visit.ok) return visit
      const lines = visit.value.filter((line) => openUnits(line) > 0)
      const [first] = lines
      if (!first) return refuse('UNITS_NOT_LEFT', { field: 'line_id' })
      if (first.slotId === null) return refuse('LINE_NOT_BOOKED', { field: 'line_id' })
      if (first.slotId === slotId) return refuse('SLOT_UNCHANGED', { field: 'slot_id' })
      const positions = lines.map(({ position }) => position)
      const withGoods = await listPositionsWithGoods(tx, found.order.id, positions)
      const target = await findTarget(tx, { lines, slotId, withGoods, now: clock.now(), actor })
      if (!target.ok) return target
      const keepsOld = visit.value.some(({ used, expired }) => used + expired > 0)
      const moved = await moveSlot(tx, {
        holder: holderOf({ publicId: found.order.checkoutPublicId }),
        customerId: found.order.customerId,
        fromSlotId: first.slotId,
        to: target.value,
        keepsOld,
      })
      if (!moved.ok) return moved
      creditBaisa = await rebookVisit(tx, {
        order: found.order,
        surcharges: await found.readSurcharges(),
        by: found.by,
        lines,
        slot: target.value,
        goodsOf: ({ position }) => (withGoods.has(position) ? 'carried' : 'none'),
      })
      return ok({ centreId: first.centreId, logged: { creditBaisa } })
    })
    return changed.ok
      ? ok({ ...changed.value, result: { order: changed.value.result, creditBaisa } })
      : changed
  },
})

type Target = {
  lines: readonly BookedLine[]
  slotId: number
  withGoods: ReadonlySet<number>
  now: Date
  actor: Pick<Actor, 'centres'>
}

/** The slot, if it is one of the operator's centres and all lines can be done there. */
async function findTarget(
  tx: Transaction,
  { lines, slotId, withGoods, now, actor: { centres } }: Target,
): Promise<Outcome<VisitSlot, TargetRefusal | 'NOT_FOUND'>> {
  let target: VisitSlot | undefined
  for (const line of lines) {
    target = await findVisitSlot(tx, { slotId, ...workOf(line) })
    if (!target || (centres !== 'all' && !centres.includes(target.centreId)))
      return refuse('NOT_FOUND', { field: 'slot_id' })
    const checked = checkTarget(line, target, { hasGoods: withGoods.has(line.position), now })
    if (!checked.ok) return checked
  }
  return target ? ok(target) : refuse('NOT_FOUND', { field: 'slot_id' })
}
