import { asc } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { channels } from './channels.tables.ts'

/** Every channel with what decides whether something is sold there, for who reads it with rows of their own. */
export function readChannelRows(
  executor: Executor,
): Promise<{ id: number; slug: string; isActive: boolean }[]> {
  return executor
    .select({ id: channels.id, slug: channels.slug, isActive: channels.isActive })
    .from(channels)
    .orderBy(asc(channels.id))
}
