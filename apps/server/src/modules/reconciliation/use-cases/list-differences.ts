import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type DifferenceFilter, type DifferenceSort, findDifferencesPage } from '#modules/payments/index.ts'

/** Differences; by their days, the largest of a day first. */
export function listDifferences(
  { db }: { db: Database },
  filter: DifferenceFilter,
  page: SortedPage<DifferenceSort>,
): ReturnType<typeof findDifferencesPage> {
  return findDifferencesPage(db, filter, page)
}
