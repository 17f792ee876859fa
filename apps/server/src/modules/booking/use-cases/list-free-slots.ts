import type { Database } from '#kernel/database/connect.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { type FreeSlot, findFreeSlots } from '../storage/find-free-slots.ts'

export type { FreeSlot }

const running = new WeakMap<Database, ReturnType<typeof singleFlight<FreeSlot[]>>>()

/** Other free hours of the centre for a customer who lost one. Customers who lose it together share one answer. */
export function listFreeSlots(db: Database, centreId: number): Promise<FreeSlot[]> {
  const once = running.get(db) ?? singleFlight<FreeSlot[]>()
  running.set(db, once)
  return once(String(centreId), () => findFreeSlots(db, { centreId, count: 3 }))
}
