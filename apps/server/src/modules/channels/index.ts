export { channelOfHost, checkoutChannel, mainChannel, sisterChannel } from './rules/channel-of-host.ts'
