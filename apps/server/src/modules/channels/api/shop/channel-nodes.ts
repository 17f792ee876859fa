import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import type { Channel } from '../../rules/channel.ts'

/** The shop itself is configuration: nothing stands behind it. */
export type ChannelNodes = BaseNodes & { Channel: Channel; Shop: object }
