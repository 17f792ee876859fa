import type { Transaction } from '#kernel/database/connect.ts'
import { channels } from './channels.tables.ts'

type NewChannel = Pick<typeof channels.$inferInsert, 'slug' | 'name'>

/** Leaves channels that are there as they are, whatever they are called by now. */
export async function addMissingChannels(tx: Transaction, wanted: readonly NewChannel[]): Promise<void> {
  const known = new Set((await tx.select({ slug: channels.slug }).from(channels)).map(({ slug }) => slug))
  const missing = wanted.filter(({ slug }) => !known.has(slug))
  if (missing.length > 0) await tx.insert(channels).values(missing).onConflictDoNothing()
}
