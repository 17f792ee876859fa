import type { Transaction } from '#kernel/database/connect.ts'
import { offerHolder, takeOverOffer } from '../storage/alternative-queries.ts'
import { lockSlots } from '../storage/offer-queries.ts'
import { releaseSlotsOf } from '../storage/slot-reservation-queries.ts'
import { announceFreed } from './free-slots.ts'
import { releaseSlot } from './reserve-slots.ts'

/** Ends what is held for these offers; those that ended before are not counted twice. */
export async function releaseOffers(tx: Transaction, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length > 0) await announceFreed(tx, await releaseSlotsOf(tx, offerIds.map(offerHolder)))
}

export type OfferToBook = {
  offerId: number
  slotId: number
  /** The holder of the order's bookings. */
  holder: string
  /** Slots that the order leaves. */
  freedSlotIds: readonly number[]
}

/**
 * Books the slot that is held for an offer and releases the former ones, in the caller's transaction. All slots are locked
 * in the order of their ids. False when the offer is over: then nothing has changed.
 */
export async function bookOffer(
  tx: Transaction,
  { offerId, slotId, holder, freedSlotIds }: OfferToBook,
): Promise<boolean> {
  await lockSlots(tx, [slotId, ...freedSlotIds])
  const { isTaken, isSpare } = await takeOverOffer(tx, { offerId, slotId, holder })
  if (!isTaken) return false
  if (isSpare) await releaseOffers(tx, [offerId])
  for (const freed of freedSlotIds) await releaseSlot(tx, { holder, slotId: freed })
  return true
}
