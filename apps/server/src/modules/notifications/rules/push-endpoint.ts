/**
 * Whether an address that a browser brought may be a push service: encrypted, on the usual port, by name. The
 * resolved address is checked on connecting.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username || password) return false
  return isDomainName.test(hostname)
}

/** With a dot, and letters after the last one: neither `localhost` nor an address of a network. */
const isDomainName = /^[a-z\d.-]+\.[a-z][a-z\d-]*$/
