export { type Address, type AddressFields, noFields, nowhere } from './rules/address.ts'
export { type AddressChecks, type AddressRefusal, checkAddress } from './rules/check-address.ts'
export { isMaskOf, maskAddress, maskEmail } from './rules/mask-address.ts'
export { findUsedCountries } from './storage/address-queries.ts'
