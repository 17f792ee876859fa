export { type Address, type AddressFields, noFields, nowhere } from './rules/address.ts'
export { hasAddressesIn } from './storage/address-queries.ts'
