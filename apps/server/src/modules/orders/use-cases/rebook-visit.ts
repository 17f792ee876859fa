import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import type { VisitSlot } from '#modules/booking/index.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import { feeCredit, type MovedGoods, movedLine } from '../rules/move-visit.ts'
import type { Order, StoredSurcharge } from '../rules/order.ts'
import type { BookedLine } from '../rules/visit.ts'
import { addCredited, insertVisitMove, updateMovedLine } from '../storage/visit-move-queries.ts'

/** A visit was moved to another slot. The credit is what its fee has cost more than the new slot. */
export const visitMoved = defineEvent(
  'order.visit-moved',
  z.object({
    moveId: z.int(),
    orderId: z.int(),
    customerId: z.int(),
    /** The first of the lines that were moved. */
    position: z.int(),
    creditBaisa: z.int().min(0),
  }),
  ({ orderId }) => orderId,
)

export type Rebooking = {
  order: Pick<Order, 'id' | 'customerId' | 'language'>
  surcharges: readonly StoredSurcharge[]
  by: ChangeActor
  /** The lines of one visit. */
  lines: readonly BookedLine[]
  slot: VisitSlot
  goodsOf(line: BookedLine): MovedGoods
}

/** Writes the lines of a locked order for their new slot; answers what is given back of their fees. */
export async function rebookVisit(
  tx: Transaction,
  { order, surcharges, by, lines, slot, goodsOf }: Rebooking,
): Promise<Baisa> {
  const { id: orderId, customerId, language } = order
  const [first] = lines
  if (!first) return noBaisa
  const fromSlotId = first.slotId ?? 0
  for (const line of lines) {
    const moved = movedLine(line, slot, { goods: goodsOf(line), language })
    await updateMovedLine(tx, { orderId, fromSlotId }, moved)
  }
  const creditBaisa = await creditFees(tx, feesOf(surcharges, lines), slot.feeBaisa)
  const { position } = first
  const moveId = await insertVisitMove(tx, {
    orderId,
    position,
    operatorId: by.kind === 'operator' ? by.operatorId : null,
    fromSlotId,
    fromCentreId: first.centreId,
    fromAt: first.appointmentAt,
    toSlotId: slot.slotId,
    toCentreId: slot.centreId,
    toAt: slot.startsAt,
    creditBaisa,
  })
  await publish(tx, visitMoved({ moveId, orderId, customerId, position, creditBaisa }))
  return creditBaisa
}

function feesOf(all: readonly StoredSurcharge[], lines: readonly BookedLine[]): StoredSurcharge[] {
  const positions = new Set<number | null>(lines.map(({ position }) => position))
  return all.filter(({ kind, linePosition }) => kind === slotFeeKind && positions.has(linePosition))
}

async function creditFees(tx: Transaction, fees: readonly StoredSurcharge[], newFee: Baisa): Promise<Baisa> {
  const credits = fees.map((fee) => ({ fee, credit: feeCredit(fee, newFee) }))
  for (const { fee, credit } of credits) {
    const { orderId, position } = fee
    if (credit > noBaisa) await addCredited(tx, { orderId, position, credit })
  }
  return sumBaisa(credits.map(({ credit }) => credit))
}
