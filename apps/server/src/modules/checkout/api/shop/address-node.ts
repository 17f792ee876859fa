import { createHash } from 'node:crypto'
import { type Address, nowhere } from '#modules/addresses/index.ts'
import type { CheckoutAddress } from '../../rules/checkout.ts'

/**
 * An address outside of the address books, as GraphQL shows it. Clients store objects by id, so it has one of its own,
 * always the same, which cannot be asked for.
 */
export function addressNode(address: CheckoutAddress, of: string): Address {
  return { ...address, ...nowhere, publicId: uuidOf(of), isDefaultBilling: false, isDefaultShipping: false }
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
