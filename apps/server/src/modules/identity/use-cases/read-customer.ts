import type { Customer } from '../rules/customer.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import type { IdentityContext } from './identity-context.ts'

export function readCustomer({ db }: Pick<IdentityContext, 'db'>, id: number): Promise<Customer | undefined> {
  return findCustomer(db, id)
}
