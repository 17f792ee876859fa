import type { Database } from '#kernel/database/connect.ts'
import { findDays, type ReconciliationDay } from '../storage/day-queries.ts'

export type { ReconciliationDay }

/** Two months of two gateways. */
const maxDays = 120

/** Days of the gateways with their sums, the newest first. */
export function listDays(
  { db }: { db: Database },
  { gateway }: { gateway: string | undefined },
): Promise<ReconciliationDay[]> {
  return findDays(db, { gateway, limit: maxDays })
}
