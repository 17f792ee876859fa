export { findCustomerOf as findCustomerInScope } from './storage/customer-queries.ts'
