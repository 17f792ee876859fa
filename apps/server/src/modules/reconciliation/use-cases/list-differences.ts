import type { Database } from '#kernel/database/connect.ts'
import { type DifferencePosition, findDifferencesPage } from '#modules/payments/index.ts'

type DifferenceFilter = Parameters<typeof findDifferencesPage>[1]

/** Differences, the oldest day first and the largest of a day. */
export function listDifferences(
  { db }: { db: Database },
  { after, limit, ...filter }: DifferenceFilter & { after: DifferencePosition | undefined; limit: number },
): ReturnType<typeof findDifferencesPage> {
  return findDifferencesPage(db, filter, { after, limit })
}
