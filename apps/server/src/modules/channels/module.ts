import { defineModule } from '#http/define-module.ts'
import { consoleChannelRoutes } from './api/console/console-channels.console.ts'
import { channelResolvers } from './api/shop/channels.graphql.ts'
import { channels } from './storage/channels.tables.ts'
import { seedChannels } from './use-cases/seed-channels.ts'

export const channelsModule = defineModule({
  name: 'channels',
  tables: [channels],
  graphql: {
    resolvers: channelResolvers,
    fields: {
      shop: { access: 'public', endpoints: ['auth', 'wallet', 'otp'], isCacheable: true },
      channel: { access: 'public', isCacheable: true },
      channels: { access: 'public', isCacheable: true },
    },
  },
  console: consoleChannelRoutes,
  seeds: [{ name: 'channels', run: seedChannels }],
})
