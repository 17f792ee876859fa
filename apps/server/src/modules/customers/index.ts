export { findCustomerOf as findCustomerInScope } from './storage/customer-queries.ts'
export { selectCustomers } from './storage/select-customers.ts'
export { readCustomerSelection } from './use-cases/read-customer-selection.ts'
