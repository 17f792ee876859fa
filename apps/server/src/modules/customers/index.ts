export { findCustomerOf as findCustomerInScope } from './storage/customer-queries.ts'
export { readCustomerSelection } from './use-cases/read-customer-selection.ts'
export { selectCustomers } from './use-cases/select-customers.ts'
