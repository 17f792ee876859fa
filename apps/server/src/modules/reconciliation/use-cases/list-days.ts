import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type DayEntry, findDayEntries } from '../storage/day-entry-queries.ts'
import {
  type DaySort,
  dayOrder,
  findDays,
  type ReconciliationDay,
  type SortedDay,
} from '../storage/day-queries.ts'

export type { DayEntry, ReconciliationDay, SortedDay }
export { dayOrder }

/** Days of the gateways with their sums. */
export async function listDays(
  { db }: { db: Database },
  asked: { gateway: string | undefined },
  page: SortedPage<DaySort>,
): Promise<{ days: SortedDay[]; total: number; isExact: boolean }> {
  const { days, total } = await findDays(db, asked, page)
  return { days, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

/** The movements of a day in a gateway's book, open or closed. */
export function listDayEntries(
  { db }: { db: Database },
  { gateway, day, ...page }: { gateway: string; day: string; afterId: number | undefined; limit: number },
): ReturnType<typeof findDayEntries> {
  return findDayEntries(db, { gateway, day }, page)
}
