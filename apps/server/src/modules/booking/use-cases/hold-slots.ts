import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { SlotProblem } from '../rules/slot-problem.ts'
import { type SlotLine, wantedSlots } from '../rules/wanted-slots.ts'
import {
  bookHolds,
  type ChangedSlot,
  endHoldsOf,
  findProblems,
  moveExpiry,
  type SlotTaking,
  takeSlots,
} from '../storage/hold-queries.ts'
import { deleteWaiters, findOffers, lockSlots, waitingHolder } from '../storage/offer-queries.ts'
import { announceSlots } from './announce-slots.ts'
import { announceFreed } from './free-slots.ts'

/** `holder` names the owner of the holds, such as `checkout:…`; it ends them by that name. */
export type SlotHolding = SlotTaking & {
  lines: readonly SlotLine[]
  /** An hour that is offered to this customer from the waiting list becomes part of the holding. */
  customerId?: number | undefined
}

/**
 * Takes the slots of all lines in the caller's transaction, or none of them. A refusal names the line (`field`) and
 * what stands against its slot. The order of locks in a checkout: … wallet, slots, stock.
 */
export async function holdSlots(
  tx: Transaction,
  { lines, customerId, ...taking }: SlotHolding,
): Promise<Outcome<ChangedSlot[], SlotProblem>> {
  const wanted = wantedSlots(lines)
  if (wanted.length === 0) return ok([])
  if (customerId !== undefined) {
    await endOffers(
      tx,
      customerId,
      wanted.map(({ slotId }) => slotId),
    )
  }
  const taken = await takeSlots(tx, wanted, taking)
  if (taken.length === wanted.length) {
    await announceSlots(
      tx,
      taken.filter(isFull).map((slot) => ({ ...slot, isFree: false })),
    )
    return ok(taken)
  }
  const [first] = await findProblems(tx, wanted)
  const slot = wanted.find(({ slotId }) => slotId === first?.slotId) ?? wanted[0]
  return refuse(first?.problem ?? 'SLOT_TAKEN', { field: slot?.keys[0] ?? '' })
}

/** Makes everything free that the holder has, held or booked. Nothing happens when it has nothing any more. */
export async function releaseSlots(tx: Transaction, holder: string): Promise<void> {
  await announceFreed(tx, await endHoldsOf(tx, holder))
}

/**
 * Makes the holder's holds bookings. Refused when one of its slots (`count` of them) was lost to expiry; the caller
 * then takes them anew or gives up, as a whole.
 */
export async function confirmSlots(
  tx: Transaction,
  { holder, count }: { holder: string; count: number },
): Promise<Outcome<true, 'HOLD_EXPIRED'>> {
  return (await bookHolds(tx, holder)) === count ? ok(true) : refuse('HOLD_EXPIRED')
}

/** Lengthens the holds while a payment is under way. Refused when one of them has expired. */
export async function extendSlots(
  tx: Transaction,
  { count, ...taking }: SlotTaking & { count: number },
): Promise<Outcome<true, 'HOLD_EXPIRED'>> {
  return (await moveExpiry(tx, taking)) === count ? ok(true) : refuse('HOLD_EXPIRED')
}

/** What was held for the customer becomes free for this transaction alone: the slots are locked before. */
async function endOffers(tx: Transaction, customerId: number, slotIds: readonly number[]): Promise<void> {
  const offers = await findOffers(tx, customerId, slotIds)
  if (offers.length === 0) return
  await lockSlots(tx, slotIds)
  for (const id of offers) await endHoldsOf(tx, waitingHolder(id))
  await deleteWaiters(tx, offers)
}

function isFull({ taken, capacity }: ChangedSlot): boolean {
  return taken === capacity
}
