import type { Executor } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'

type OpenChannel = { id: number; slug: string }

/** A storefront that is open, by its name or its number; for who reads it inside a transaction. */
export async function findOpenChannel(
  executor: Executor,
  asked: { slug: string } | { id: number },
): Promise<OpenChannel | undefined> {
  const channels = await readChannelRows(executor)
  return channels.find(
    ({ id, slug, isActive }) => isActive && ('slug' in asked ? slug === asked.slug : id === asked.id),
  )
}
