type Hosts = {
  PUBLIC_URL?: string | undefined
  CHANNEL_MAIN_HOSTS: readonly string[]
  CHANNEL_SISTER_HOSTS: readonly string[]
}

/**
 * The host that messages may name: one that the configuration knows. The header is the caller's, who could have a code
 * of somebody else bound to a site of their own. Only a shop without any configured host, on this very machine, is
 * believed to be called what it is called.
 */
export function ownHost(hosts: Hosts, called: string): string | undefined {
  const known = configuredHosts(hosts)
  if (known.includes(called)) return called
  return known[0] ?? (isThisMachine(called) ? called : undefined)
}

/** Where the links of mails may lead. */
export function isOwnAddress(hosts: Hosts, called: string, address: string): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (!['http:', 'https:'].includes(protocol) || username || password) return false
  const known = configuredHosts(hosts)
  return known.includes(hostname) || (known.length === 0 && isThisMachine(called) && hostname === called)
}

function configuredHosts({ PUBLIC_URL, CHANNEL_MAIN_HOSTS, CHANNEL_SISTER_HOSTS }: Hosts): string[] {
  const main = PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : []
  return [
    ...main,
    ...CHANNEL_MAIN_HOSTS,
    ...(main.length + CHANNEL_MAIN_HOSTS.length > 0 ? CHANNEL_SISTER_HOSTS : []),
  ]
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host === '::1'
}
