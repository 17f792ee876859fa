import { offerMinutes } from '@warsha/contract/booking/booking.constants.ts'
import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'
import { customerAudience } from '#modules/identity/index.ts'
import { type Offer, offerFreeSlots } from '../storage/offer-queries.ts'

/** An hour has become free and is held for the next in line. */
export const slotOffered = defineEvent(
  'booking.slot-offered',
  z.object({
    waiterId: z.int(),
    customerId: z.int(),
    slotId: z.int(),
    offeredUntil: z.iso.datetime(),
  }),
  ({ waiterId }) => waiterId,
)

/** Gives the free units of these slots to those who wait for them, before any other customer can take them. */
export async function offerSlots(tx: Transaction, slotIds: readonly number[]): Promise<Offer[]> {
  if (slotIds.length === 0) return []
  const offers = await offerFreeSlots(tx, slotIds, offerMinutes)
  for (const { offeredUntil, ...offer } of offers) {
    const until = offeredUntil.toISOString()
    await publish(tx, slotOffered({ ...offer, offeredUntil: until }))
    await publishLive(tx, customerAudience.of(offer.customerId), 'slot-offered', {
      slot_id: offer.slotId,
      offered_until: until,
    })
  }
  return offers
}
