import {
  maxReservedMinutes,
  maxReservedSlots,
  reservationPauseMinutes,
} from '@warsha/contract/booking/booking.constants.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import type { SlotProblem } from '../rules/slot-problem.ts'
import { type SlotLine, type WantedSlot, wantedSlots } from '../rules/wanted-slots.ts'
import { deleteWaiters, findOffers, lockSlots, waitingHolder } from '../storage/offer-queries.ts'
import { findHeldTooLong } from '../storage/reservation-budget-queries.ts'
import {
  type ChangedSlot,
  type FreedSlot,
  findHeldSlots,
  findLiveSlots,
  findProblems,
  releaseSlotOf,
  releaseSlotsOf,
  type SlotTaking,
  takeSlots,
} from '../storage/slot-reservation-queries.ts'
import { announceSlots } from './announce-slots.ts'
import { announceFreed } from './free-slots.ts'

/** `holder` names the owner of the reservations, such as `checkout:…`; it ends them by that name. */
export type SlotReservationRequest = SlotTaking & {
  lines: readonly SlotLine[]
  /** An hour that is offered to this customer from the waiting list becomes part of the holding. */
  customerId?: number | undefined
  /** The holder may hold something already: these lines take its place, and slots they do not want become free. */
  isRenewal?: boolean
  /** A paid slot is held however long it was held before. */
  isPaid?: boolean
  /** Of a renewal: slots that the holder has held until now (`findKeptSlots`). */
  keptSlotIds?: readonly number[]
}

/** The slots that a holder's reservation still has: a renewal may keep them, however near they have come meanwhile. */
export function findKeptSlots(executor: Executor, holder: string): Promise<number[]> {
  return findLiveSlots(executor, holder)
}

/**
 * Takes the slots of all lines in the caller's transaction, or none of them. A refusal names the line (`field`) and
 * what stands against its slot. The order of locks in a checkout: … wallet, slots, stock.
 */
export async function reserveSlots(
  tx: Transaction,
  holding: SlotReservationRequest,
): Promise<Outcome<ChangedSlot[], SlotProblem>> {
  const wanted = wantedSlots(holding.lines)
  const slotIds = wanted.map(({ slotId }) => slotId)
  if (wanted.length > maxReservedSlots) return refuseTooMany(wanted)
  const former = holding.isRenewal ? await releaseOwnSlots(tx, holding, slotIds) : []
  const first = wanted.length > 0 ? await takeSlots(tx, wanted, holding) : []
  // Few were offered their hour: whether one was is asked only when it could not be taken like any other.
  const isShort = first.length < wanted.length && !holding.isRenewal
  const offered = isShort ? await releaseOwnSlots(tx, holding, slotIds) : []
  const taken = offered.length > 0 ? await takeSlots(tx, wanted, holding) : first
  const ended = [...former, ...offered]
  if (taken.length < wanted.length) return findRefusal(tx, holding, wanted)
  await announceSlots(
    tx,
    taken.filter(isFull).map((slot) => ({ ...slot, isFree: false })),
  )
  await announceFreed(
    tx,
    ended.filter(({ slotId }) => !slotIds.includes(slotId)),
  )
  return ok(taken)
}

/** Why not all of the wanted slots could be taken. */
async function findRefusal(
  tx: Transaction,
  { customerId, expiresAt, isPaid, keptSlotIds }: SlotReservationRequest,
  wanted: readonly WantedSlot[],
): Promise<Refusal<SlotProblem>> {
  const problems = await findProblems(tx, wanted, keptSlotIds)
  if (problems.length > 0 || customerId === undefined || isPaid) return refuseFirst(problems, wanted)
  const slotIds = wanted.map(({ slotId }) => slotId)
  const [spent] = await findHeldTooLong(tx, { customerId, slotIds, expiresAt })
  const slot = wanted.find(({ slotId }) => slotId === spent)
  if (!slot) return refuseFirst(problems, wanted)
  const params = { minutes: maxReservedMinutes, pause: reservationPauseMinutes }
  return refuse('SLOT_HELD_TOO_LONG', { field: slot.keys[0] ?? '', params })
}

/** Makes everything free that the holder has, held or booked. Nothing happens when it has nothing any more. */
export async function releaseSlots(tx: Transaction, holder: string): Promise<void> {
  await announceFreed(tx, await releaseSlotsOf(tx, [holder]))
}

/** Makes one of the holder's slots free, when nothing that was booked for it is wanted any more. */
export async function releaseSlot(
  tx: Transaction,
  { holder, slotId }: { holder: string; slotId: number },
): Promise<void> {
  await announceFreed(tx, await releaseSlotOf(tx, holder, slotId))
}

/**
 * Ends what the new holding takes the place of: the holder's own reservations, and hours that are offered to the customer. All
 * slots are locked before, in their order, so that no other checkout can take a slot that is free for a moment.
 */
async function releaseOwnSlots(
  tx: Transaction,
  { holder, isRenewal = false, customerId }: SlotReservationRequest,
  slotIds: readonly number[],
): Promise<FreedSlot[]> {
  const offers = customerId === undefined ? [] : await findOffers(tx, customerId, slotIds)
  const former = isRenewal ? await findHeldSlots(tx, holder) : []
  if (offers.length + former.length === 0) return []
  await lockSlots(tx, [...slotIds, ...former])
  const ended = await releaseSlotsOf(tx, [...offers.map(waitingHolder), ...(isRenewal ? [holder] : [])])
  await deleteWaiters(tx, offers)
  return ended
}

function refuseFirst(
  problems: readonly { slotId: number; problem: SlotProblem }[],
  wanted: readonly WantedSlot[],
): Refusal<SlotProblem> {
  const [first] = problems
  const slot = wanted.find(({ slotId }) => slotId === first?.slotId) ?? wanted[0]
  return refuse(first?.problem ?? 'SLOT_TAKEN', { field: slot?.keys[0] ?? '' })
}

function refuseTooMany(wanted: readonly WantedSlot[]): Refusal<SlotProblem> {
  const field = wanted[maxReservedSlots]?.keys[0] ?? ''
  return refuse('SLOTS_TOO_MANY', { field, params: { count: maxReservedSlots } })
}

function isFull({ taken, capacity }: ChangedSlot): boolean {
  return taken === capacity
}
