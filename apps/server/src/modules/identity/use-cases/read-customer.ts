import type { Executor } from '#kernel/database/connect.ts'
import type { Customer } from '../rules/customer.ts'
import { findCustomer } from '../storage/customer-queries.ts'

export function readCustomer({ db }: { db: Executor }, id: number): Promise<Customer | undefined> {
  return findCustomer(db, id)
}
