import type { Database } from '#kernel/database/connect.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { type FreeHour, findFreeHours } from '../storage/find-free-hours.ts'

export type { FreeHour }

const running = new WeakMap<Database, ReturnType<typeof singleFlight<FreeHour[]>>>()

/** What somebody who lost an hour can have instead, at the same centre. Those who lose it together get one answer. */
export function listFreeHours(db: Database, centreId: number): Promise<FreeHour[]> {
  const once = running.get(db) ?? singleFlight<FreeHour[]>()
  running.set(db, once)
  return once(String(centreId), () => findFreeHours(db, { centreId, count: 3 }))
}
