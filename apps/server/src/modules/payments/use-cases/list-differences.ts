import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import {
  countOpenDifferences,
  findDifferencesAfter,
  type ListedDifference,
} from '../storage/difference-queries.ts'

export type { ListedDifference }

/** Open differences, the oldest first. */
export async function listDifferences(
  { db }: { db: Database },
  asked: { afterId: number; limit: number },
): Promise<{ differences: ListedDifference[]; total: number; isExact: boolean }> {
  const differences = await findDifferencesAfter(db, asked)
  const total = await countOpenDifferences(db)
  return { differences, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
