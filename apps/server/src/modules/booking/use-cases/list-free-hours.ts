import type { Executor } from '#kernel/database/connect.ts'
import { type FreeHour, findFreeHours } from '../storage/find-free-hours.ts'

export type { FreeHour }

/** What somebody who lost an hour can have instead, at the same centre. */
export function listFreeHours(executor: Executor, centreId: number): Promise<FreeHour[]> {
  return findFreeHours(executor, { centreId, count: 3 })
}
