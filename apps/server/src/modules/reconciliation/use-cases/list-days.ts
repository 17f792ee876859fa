import type { Database } from '#kernel/database/connect.ts'
import { type DayEntry, findDayEntries } from '../storage/day-entry-queries.ts'
import { findDays, type ReconciliationDay } from '../storage/day-queries.ts'

export type { DayEntry, ReconciliationDay }

/** Two months of two gateways. */
const maxDays = 120

/** Days of the gateways with their sums, the newest first. */
export function listDays(
  { db }: { db: Database },
  { gateway }: { gateway: string | undefined },
): Promise<ReconciliationDay[]> {
  return findDays(db, { gateway, limit: maxDays })
}

/** The movements of a day in a gateway's book, open or closed. */
export function listDayEntries(
  { db }: { db: Database },
  { gateway, day, ...page }: { gateway: string; day: string; afterId: number | undefined; limit: number },
): ReturnType<typeof findDayEntries> {
  return findDayEntries(db, { gateway, day }, page)
}
