import type { Transaction } from '#kernel/database/connect.ts'
import type { FreedSlot } from '../storage/slot-reservation-queries.ts'
import { announceSlots } from './announce-slots.ts'
import { offerSlots } from './offer-slots.ts'

/**
 * Hours have become free: those who wait for them come first, and the others hear of the remaining ones. A customer who
 * began to wait at that very moment is found by the next sweep.
 */
export async function announceFreed(tx: Transaction, freed: readonly FreedSlot[]): Promise<void> {
  const offers = await offerSlots(
    tx,
    freed.filter(({ isWaitedFor }) => isWaitedFor).map(({ slotId }) => slotId),
  )
  const offered = Map.groupBy(offers, ({ slotId }) => slotId)
  const open = freed.filter(({ slotId, taken, units, capacity }) => {
    const wasFull = taken + units === capacity
    return wasFull && taken + (offered.get(slotId)?.length ?? 0) < capacity
  })
  await announceSlots(
    tx,
    open.map((slot) => ({ ...slot, isFree: true })),
  )
}
