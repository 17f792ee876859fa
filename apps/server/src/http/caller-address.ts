import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits count: the connection's address, or the shopper's whom a trusted storefront's server calls for. */
    callerAddress: string
  }
}

export const clientKeyHeader = 'x-warsha-client-key'
export const clientAddressHeader = 'x-warsha-client-address'

/** Reads the address that a request counts for. What it says about its shopper is believed with one of the keys alone. */
export function callerAddressWith(keys: readonly string[]): (request: FastifyRequest) => string {
  const known = keys.map(digestOf)
  return ({ headers, ip }) => {
    const { [clientKeyHeader]: key, [clientAddressHeader]: address } = headers
    if (typeof key !== 'string' || typeof address !== 'string') return ip
    const isAddress = isIP(address) !== 0 && !address.includes('%')
    return isAddress && isOneOf(known, key) ? address : ip
  }
}

/** Looks at every key, so that the time tells neither which one is near nor how near. */
function isOneOf(known: readonly Buffer[], key: string): boolean {
  const given = digestOf(key)
  return known.map((digest) => timingSafeEqual(digest, given)).includes(true)
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
