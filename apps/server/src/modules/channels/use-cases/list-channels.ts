import type { Models } from '#kernel/read-model.ts'
import type { Channel } from '../rules/channel.ts'
import { channelsModel } from '../storage/channels-model.ts'

/** The storefronts that are open; a closed one is visible to operators only. */
export async function listChannels(models: Models): Promise<readonly Channel[]> {
  const channels = await models.get(channelsModel)
  return channels.filter((channel) => channel.isActive)
}

export async function findChannel(models: Models, slug: string): Promise<Channel | undefined> {
  const channels = await listChannels(models)
  return channels.find((channel) => channel.slug === slug)
}
