type Hosts = {
  PUBLIC_URL?: string | undefined
  CHANNEL_MAIN_HOSTS: readonly string[]
  CHANNEL_SISTER_HOSTS: readonly string[]
  SISTER_STORE_URL?: string | undefined
  ALLOWED_CLIENT_ORIGINS: readonly string[]
}

/**
 * The host that messages may name: one that the configuration knows. The header is the caller's, who could have another
 * customer's code bound to a site of their own. The header is believed only in a shop without any configured host, on this
 * very machine.
 */
export function ownHost(hosts: Hosts, called: string): string | undefined {
  const known = configuredHosts(hosts)
  if (known.includes(called)) return called
  return known[0] ?? (isThisMachine(called) ? called : undefined)
}

/**
 * Where the links of mails may lead: the configured origins, scheme and port included, and storefronts that the
 * configuration names. Only a shop without any, on this
 * very machine, has the origin that it is called by.
 */
export function isOwnAddress(hosts: Hosts, called: string | undefined, address: string): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  if (username || password) return false
  if (hosts.ALLOWED_CLIENT_ORIGINS.includes(origin)) return true
  const known = configuredOrigins(hosts)
  if (known.length > 0) return known.includes(origin)
  return called !== undefined && isThisMachine(new URL(called).hostname) && origin === called
}

/** Hosts are configured without scheme and port, and have those of the shop's address; without one, https. */
function configuredOrigins(hosts: Hosts): string[] {
  const { PUBLIC_URL, SISTER_STORE_URL } = hosts
  const { protocol, port } = PUBLIC_URL ? new URL(PUBLIC_URL) : { protocol: 'https:', port: '' }
  const known = configuredHosts(hosts).map((host) => `${protocol}//${host}${port && `:${port}`}`)
  const sister = known.length > 0 && SISTER_STORE_URL ? [new URL(SISTER_STORE_URL).origin] : []
  return [...known, ...sister]
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
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '127.0.0.1' ||
    host === '[::1]' ||
    host === '::1'
  )
}
