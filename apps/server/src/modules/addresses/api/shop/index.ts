export { readAddressInput } from './address-mutations.ts'
export type { AddressesNodes } from './addresses-nodes.ts'
