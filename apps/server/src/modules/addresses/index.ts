export { type Address, type AddressFields, noFields, nowhere } from './rules/address.ts'
