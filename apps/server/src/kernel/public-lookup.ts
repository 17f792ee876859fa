import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/**
 * Resolves a host name for a connection that must leave this network; a name with any other address is refused. The
 * check is part of connecting, so a name cannot change its address in between. An address written in the URL itself is
 * never looked up: it was configured on purpose.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const refused = addresses.find(({ address }) => !isPublicAddress(address))
    if (refused)
      return callback(new Error(`${hostname} resolves to ${refused.address}, which is not public`), [])
    const [first] = addresses
    if (options.all || !first) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

export function isPublicAddress(address: string): boolean {
  return !reserved.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** This machine, private networks and what the address registries reserve; IPv4 inside IPv6 counts as IPv4. */
const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  reserved.addSubnet(network, bits, 'ipv6')
