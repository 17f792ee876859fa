export { isCampaignHost } from './rules/campaign-host.ts'
export type { Channel } from './rules/channel.ts'
export {
  channelHosts,
  channelOfHost,
  checkoutChannel,
  hostsOfChannel,
  isKnownHost,
  mainChannel,
  sisterChannel,
} from './rules/channel-of-host.ts'
export { readChannelRows } from './storage/channel-rows.ts'
export { listEditedChannels } from './use-cases/edit-channels.ts'
export { findChannel, listChannels } from './use-cases/list-channels.ts'
