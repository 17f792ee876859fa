import type { Database } from '#kernel/database/connect.ts'
import { deleteExpired } from '../storage/notification-queries.ts'

const deletedAtOnce = 500

/** Deletes what is over. A second run, or one beside it, finds nothing left to do. */
export async function removeExpired({ db }: { db: Database }): Promise<void> {
  while ((await deleteExpired(db, deletedAtOnce)) === deletedAtOnce);
}
