export type ChannelHosts = { main: readonly string[]; sister: readonly string[] }

export const mainChannel = 'default-channel'
export const sisterChannel = 'tasleem-channel'

/** Storefronts are told apart by host; whatever is not in the table, an address or localhost, is the main shop. */
export function channelOfHost(host: string | undefined, hosts: ChannelHosts): string {
  const name = hostName(host ?? '')
  return hosts.sister.includes(name) ? sisterChannel : mainChannel
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
