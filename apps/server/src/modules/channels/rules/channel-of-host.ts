export type ChannelHosts = { main: readonly string[]; sister: readonly string[] }

type ConfiguredHosts = {
  CHANNEL_MAIN_HOSTS: readonly string[]
  CHANNEL_SISTER_HOSTS: readonly string[]
  PUBLIC_URL?: string | undefined
}

/** The public address alone configures nothing: health checks and neighbours call by other names. */
export function channelHosts(config: ConfiguredHosts): ChannelHosts {
  const main = config.CHANNEL_MAIN_HOSTS
  const publicHost = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).hostname] : []
  return {
    main: main.length > 0 ? [...new Set([...main, ...publicHost])] : [],
    sister: config.CHANNEL_SISTER_HOSTS,
  }
}

export const mainChannel = 'default-channel'
export const sisterChannel = 'tasleem-channel'

/** Storefronts are told apart by host; whatever is not in the table, an address or localhost, is the main shop. */
export function channelOfHost(host: string | undefined, hosts: ChannelHosts): string {
  const name = hostName(host ?? '')
  return hosts.sister.includes(name) ? sisterChannel : mainChannel
}

/** The hosts that lead to a storefront by name; the main one has every other host as well, a further one has none. */
export function hostsOfChannel(slug: string, { main, sister }: ChannelHosts): readonly string[] {
  if (slug === mainChannel) return main
  return slug === sisterChannel ? sister : []
}

/** Once hosts are configured, only those are ours: a made-up one must not get pages with links to itself. */
export function isKnownHost(host: string | undefined, { main, sister }: ChannelHosts): boolean {
  const name = hostName(host ?? '')
  return main.length === 0 || main.includes(name) || sister.includes(name)
}

/** The configured channel wins for checkouts only, so that the sister shop's orders stay in its own channel. */
export function checkoutChannel(hostChannel: string, configured: string | undefined): string {
  return configured ?? hostChannel
}

function hostName(host: string): string {
  const lower = host.trim().toLowerCase()
  if (lower.startsWith('[')) return lower.slice(0, lower.indexOf(']') + 1)
  return lower.split(':')[0] ?? ''
}
