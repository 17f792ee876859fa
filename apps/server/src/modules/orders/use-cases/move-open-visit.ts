import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findVisitSlot, moveSlot, type VisitSlot } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import { openUnits } from '../rules/line-usage.ts'
import { checkTarget, type TargetRefusal } from '../rules/move-visit.ts'
import type { Order, StoredLine, StoredSurcharge } from '../rules/order.ts'
import { type BookedLine, visitOf } from '../rules/visit.ts'
import { workOf } from '../rules/visit-work.ts'
import { isAwaitedStatus, type LockedOrder } from '../storage/order-status-queries.ts'
import { listPositionsWithGoods } from '../storage/visit-move-queries.ts'
import { rebookVisit } from './rebook-visit.ts'

/** A visit of a locked order, and the slot it is to be moved to. */
export type OpenVisitMove<Code extends string> = {
  order: LockedOrder & Pick<Order, 'language'>
  lines: readonly StoredLine[]
  readSurcharges(): Promise<readonly StoredSurcharge[]>
  by: ChangeActor
  linePublicId: string
  slotId: number
  /** Centres a visit may be moved to. */
  centres: CentreScope
  now: Date
  /** Further conditions of whoever moves it. */
  allows?(
    lines: readonly BookedLine[],
    target: VisitSlot,
    surcharges: readonly StoredSurcharge[],
  ): Outcome<true, Code>
}

/**
 * Moves what is left of a visit to another slot: the new slot is booked and the old one released together, or nothing
 * happens. A move never charges; what the new slot costs less is given back.
 */
export async function moveOpenVisit<Code extends string = never>(
  tx: Transaction,
  { order, lines: all, linePublicId, slotId, by, ...move }: OpenVisitMove<Code>,
) {
  const { status } = order
  if (!isAwaitedStatus(status)) return refuse('ORDER_NOT_OPEN', { params: { status } })
  const visit = visitOf(all, linePublicId)
  if (!visit.ok) return visit
  const lines = visit.value.filter((line) => openUnits(line) > 0)
  const [first] = lines
  if (!first) return refuse('UNITS_NOT_LEFT', { field: 'line_id' })
  if (first.slotId === null) return refuse('LINE_NOT_BOOKED', { field: 'line_id' })
  if (first.slotId === slotId) return refuse('SLOT_UNCHANGED', { field: 'slot_id' })
  const positions = lines.map(({ position }) => position)
  const withGoods = await listPositionsWithGoods(tx, order.id, positions)
  const target = await findTarget(tx, { lines, slotId, withGoods, now: move.now, centres: move.centres })
  if (!target.ok) return target
  const surcharges = await move.readSurcharges()
  const allowed = move.allows?.(lines, target.value, surcharges)
  if (allowed && !allowed.ok) return allowed
  const moved = await moveSlot(tx, {
    holder: holderOf({ publicId: order.checkoutPublicId }),
    customerId: order.customerId,
    fromSlotId: first.slotId,
    to: target.value,
    keepsOld: visit.value.some(({ used, expired }) => used + expired > 0),
  })
  if (!moved.ok) return moved
  const creditBaisa: Baisa = await rebookVisit(tx, {
    order,
    surcharges,
    by,
    lines,
    slot: target.value,
    goodsOf: ({ position }) => (withGoods.has(position) ? 'carried' : 'none'),
  })
  return ok({ creditBaisa, centreId: first.centreId, slot: target.value })
}

type Target = {
  lines: readonly BookedLine[]
  slotId: number
  withGoods: ReadonlySet<number>
  now: Date
  centres: CentreScope
}

/** The slot, if it is one of the centres and all lines can be done there. */
async function findTarget(
  tx: Transaction,
  { lines, slotId, withGoods, now, centres }: Target,
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
