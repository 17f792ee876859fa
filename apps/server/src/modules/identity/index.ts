export { customerIdOf } from './api/caller-of-token.ts'
export type { IdentityNodes } from './api/identity-nodes.ts'
export type { Customer } from './rules/customer.ts'
export { readCustomer } from './use-cases/read-customer.ts'
