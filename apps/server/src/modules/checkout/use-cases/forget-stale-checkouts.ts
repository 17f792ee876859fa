import type { Database } from '#kernel/database/connect.ts'
import { deleteStaleCheckouts } from '../storage/closed-checkouts.ts'

/** Abandoned checkouts hold names and addresses for no purpose. */
const staleAfterDays = 30

export function forgetStaleCheckouts({ db }: { db: Database }): Promise<void> {
  return deleteStaleCheckouts(db, staleAfterDays)
}
