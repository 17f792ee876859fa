import type { Transaction } from '#kernel/database/connect.ts'
import type { ChangedSlot } from '../storage/hold-queries.ts'
import { announceSlots } from './announce-slots.ts'
import { offerSlots } from './offer-slots.ts'

/** Hours have become free: those who wait for them come first, and the others hear of what is left. */
export async function announceFreed(tx: Transaction, freed: readonly ChangedSlot[]): Promise<void> {
  const offers = await offerSlots(
    tx,
    freed.map(({ slotId }) => slotId),
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
