import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { Channel } from '../rules/channel.ts'
import { channels } from './channels.tables.ts'

/** Every channel, open or closed. */
export const channelsModel: ModelDefinition<readonly Channel[]> = {
  topics: ['catalogue'],
  load: readChannels,
  // Of all that the catalogue announces, only its channels are here.
  patch: async (known, db, change) => (change.has('catalogue.channels') ? readChannels(db) : known),
}

// Awaited here: an unawaited query runs anew for everyone who awaits it.
async function readChannels(db: Database): Promise<readonly Channel[]> {
  return await db
    .select({
      id: channels.id,
      slug: channels.slug,
      name: channels.name,
      currency: channels.currency,
      isActive: channels.isActive,
      defaultCountry: channels.defaultCountry,
    })
    .from(channels)
    .orderBy(asc(channels.id))
}
