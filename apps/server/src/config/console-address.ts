type Addresses = {
  PUBLIC_URL?: string | undefined
  CONSOLE_URL?: string | undefined
  CHANNEL_MAIN_HOSTS: readonly string[]
  CHANNEL_SISTER_HOSTS: readonly string[]
  demo: boolean
}

/**
 * A shop that others reach has its console on a host of its own: on the shop's, a script in one of its pages could act with
 * an operator's cookie. A demo, and a shop on this machine alone, may have both on one.
 */
export function consoleAddressProblems(addresses: Addresses): string[] {
  const { PUBLIC_URL, CONSOLE_URL, CHANNEL_MAIN_HOSTS, CHANNEL_SISTER_HOSTS, demo } = addresses
  if (!CONSOLE_URL) {
    const isReached = PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname)
    return isReached && !demo
      ? [
          'CONSOLE_URL must be set, too: the console has a host of its own, such as https://console.example.om',
        ]
      : []
  }
  const { protocol, hostname } = new URL(CONSOLE_URL)
  const shops = [...CHANNEL_MAIN_HOSTS, ...CHANNEL_SISTER_HOSTS]
  if (PUBLIC_URL) shops.push(new URL(PUBLIC_URL).hostname)
  return [
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL must be set, too: links from the console to the shop begin with it']),
    ...(shops.includes(hostname) ? ['CONSOLE_URL must be another host than the shop'] : []),
    ...(protocol === 'https:' || isThisMachine(hostname)
      ? []
      : ['CONSOLE_URL must begin with https://, without which browsers keep no session']),
  ]
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
}
