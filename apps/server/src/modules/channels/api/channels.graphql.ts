import { appVersion } from '@warsha/contract/app-version.ts'
import { currency } from '@warsha/contract/constants.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { shopLanguages } from '#http/graphql/languages.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey } from '#http/graphql/node-id.ts'
import type { RequestContext } from '#http/request-context.ts'
import { toGlobalId } from '#kernel/ids.ts'
import type { Channel } from '../rules/channel.ts'
import { listChannels } from '../use-cases/list-channels.ts'

export const channelResolvers = {
  Query: {
    shop: () => ({}),
    channels: (_root: unknown, _args: unknown, { models }: RequestContext) => listChannels(models),
    async channel(_root: unknown, { id, slug }: ChannelArgs, { models }: RequestContext) {
      requireOne({ id, slug })
      const key = id ? findNodeKey('Channel', id) : undefined
      const channels = await listChannels(models)
      return channels.find((channel) => (id ? channel.id === key : channel.slug === slug)) ?? null
    },
  },
  Channel: {
    id: ({ id }: Channel) => toGlobalId('Channel', id),
    currencyCode: (channel: Channel) => channel.currency,
    ...metadataResolvers(() => ({})),
  },
  Shop: {
    id: () => toGlobalId('Shop', 1),
    name: (_shop: unknown, _args: unknown, { config, locale }: RequestContext) =>
      locale === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR,
    languages: () => shopLanguages,
    channelCurrencies: () => [currency],
    version: () => appVersion,
    ...metadataResolvers(() => ({})),
  },
}

type ChannelArgs = { id?: string | null; slug?: string | null }
