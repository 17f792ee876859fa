export { listSettingsChannels } from '../console/list-settings-channels.ts'
export type { ChannelNodes } from './channel-nodes.ts'
