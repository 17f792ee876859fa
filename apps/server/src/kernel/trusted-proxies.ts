import { isIP } from 'node:net'

/** How many proxies stand in front, or their networks; false when callers come by themselves. */
export type TrustedProxies = number | string[] | false

const maxHops = 9
const named = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Undefined for any other value: it would leave open which address of a header to believe. */
export function readTrustedProxies(value: string): TrustedProxies | undefined {
  const given = value.trim().toLowerCase()
  if (['off', 'false', '0'].includes(given)) return false
  if (/^\d+$/.test(given)) return Number(given) <= maxHops ? Number(given) : undefined
  const networks = given.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/** An address, or one with the length of its prefix. The whole internet is no proxy. */
function isNetwork(text: string): boolean {
  if (named.has(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128)
}
