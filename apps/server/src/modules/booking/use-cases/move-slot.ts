import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { SlotProblem } from '../rules/slot-problem.ts'
import { lockSlots } from '../storage/offer-queries.ts'
import { bookReservations, findHeldSlots } from '../storage/slot-reservation-queries.ts'
import { releaseSlot, reserveSlots } from './reserve-slots.ts'

export type SlotMove = {
  holder: string
  customerId: number
  fromSlotId: number
  to: { slotId: number; centreId: number; startsAt: Date }
  /** Something of the visit was done in the old slot, which therefore stays booked. */
  keepsOld: boolean
}

/**
 * Books another slot in place of one that is booked, in the caller's transaction. Both slots are locked in the order of
 * their ids; a slot that the holder has booked already is the same visit and takes no second place.
 */
export async function moveSlot(
  tx: Transaction,
  { holder, customerId, fromSlotId, to, keepsOld }: SlotMove,
): Promise<Outcome<true, SlotProblem>> {
  await lockSlots(tx, [fromSlotId, to.slotId])
  const booked = await findHeldSlots(tx, holder)
  if (!booked.includes(to.slotId)) {
    const line = { key: 'slot_id', slotId: to.slotId, centreId: to.centreId }
    const held = await reserveSlots(tx, {
      holder,
      customerId,
      isPaid: true,
      expiresAt: to.startsAt,
      lines: [line],
    })
    if (!held.ok) return held
    await bookReservations(tx, holder)
  }
  if (!keepsOld) await releaseSlot(tx, { holder, slotId: fromSlotId })
  return ok(true)
}
