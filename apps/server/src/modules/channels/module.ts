import { defineModule } from '#http/define-module.ts'
import { consoleChannelRoutes } from './api/console/console-channels.console.ts'
import { editedChannelRoutes } from './api/console/edit-channels.console.ts'
import { channelResolvers } from './api/shop/channels.graphql.ts'
import { channels } from './storage/channels.tables.ts'
import { channelNames } from './storage/record-names.ts'
import type { RefuseStale } from './use-cases/edit-channels.ts'
import { seedChannels } from './use-cases/seed-channels.ts'

export function channelsModule(ports: { refuseStale: RefuseStale }) {
  return defineModule({
    name: 'channels',
    recordNames: channelNames,
    tables: [channels],
    graphql: {
      resolvers: channelResolvers,
      fields: {
        shop: { access: 'public', endpoints: ['auth', 'wallet', 'otp'], isCacheable: true },
        channel: { access: 'public', isCacheable: true },
        channels: { access: 'public', isCacheable: true },
      },
    },
    console: (deps) => async (app) => {
      await app.register(consoleChannelRoutes(deps))
      await app.register(editedChannelRoutes(ports.refuseStale)(deps))
    },
    seeds: [{ name: 'channels', run: seedChannels }],
  })
}
