import { appVersion } from '@warsha/contract/app-version.ts'
import { currency } from '@warsha/contract/constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { shopLanguages } from '#http/graphql/languages.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey } from '#http/graphql/node-id.ts'
import type { ChannelsResolvers, ShopResolvers } from '#http/graphql/resolvers.generated.ts'
import { listChannels } from '../../use-cases/list-channels.ts'
import type { ChannelNodes } from './channel-nodes.ts'

/** The version whose shape the schema has. */
const saleorVersion = '3.23'

export const channelResolvers = {
  Query: {
    shop: () => ({}),
    channels: (_root, _args, { models }) => listChannels(models),
    async channel(_root, { id, slug }, { models }) {
      requireOne({ id, slug })
      const key = id ? findNodeKey('Channel', id) : undefined
      const channels = await listChannels(models)
      return channels.find((channel) => (id ? channel.id === key : channel.slug === slug)) ?? null
    },
  },
  Channel: {
    id: ({ id }) => toGlobalId('Channel', id),
    currencyCode: (channel) => channel.currency,
    ...metadataResolvers(() => ({})),
  },
  Shop: {
    id: () => toGlobalId('Shop', 1),
    // Names outside of translations are English, whatever language the caller reads.
    name: (_shop, _args, { config }) => config.BRAND_NAME_EN,
    description: () => null,
    languages: () => shopLanguages,
    channelCurrencies: () => [currency],
    version: () => appVersion,
    schemaVersion: () => saleorVersion,
    // Delivery is chosen with the booking; there is nothing to choose from before.
    availableShippingMethods: () => [],
    ...metadataResolvers(() => ({})),
  },
} satisfies ChannelsResolvers<ChannelNodes> & ShopResolvers<ChannelNodes>
