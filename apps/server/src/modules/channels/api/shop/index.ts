export type { ChannelNodes } from './channel-nodes.ts'
