export { readAddressInput } from './api/address-mutations.ts'
export type { AddressesNodes } from './api/addresses-nodes.ts'
export { type Address, type AddressFields, noFields, nowhere } from './rules/address.ts'
