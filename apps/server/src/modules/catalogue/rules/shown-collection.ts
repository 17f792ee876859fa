import type { Channel, Collection } from './catalogue.ts'

/** A collection as one channel shows it. */
export type ShownCollection = Collection & { shownIn: Channel }

/** Undefined when the channel is closed or does not show it yet. */
export function showCollection(
  collection: Collection | undefined,
  channel: Channel | undefined,
  nowMs: number,
): ShownCollection | undefined {
  if (!collection || !channel?.isActive) return undefined
  const publishedMs = collection.publishedMs[channel.index]
  return publishedMs !== undefined && publishedMs <= nowMs ? { ...collection, shownIn: channel } : undefined
}
