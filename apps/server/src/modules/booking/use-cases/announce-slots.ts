import type { Transaction } from '#kernel/database/connect.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'
import { centreAudience, slotDayAudience } from './slot-audiences.ts'

export type AnnouncedSlot = { slotId: number; centreId: number; deliveryDate: string; isFree: boolean }

/** Shows browsers that look at a centre, or at one of its days, that hours have become full or free. */
export async function announceSlots(tx: Transaction, slots: readonly AnnouncedSlot[]): Promise<void> {
  for (const { slotId, centreId, deliveryDate: date, isFree } of slots) {
    const data = { slot_id: slotId, service_center_id: centreId, delivery_date: date, is_free: isFree }
    await publishLive(tx, centreAudience.of(centreId), 'slot', data)
    await publishLive(tx, slotDayAudience.of(centreId, date), 'slot', data)
  }
}
