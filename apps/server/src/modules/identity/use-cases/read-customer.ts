import type { Executor } from '#kernel/database/connect.ts'
import { sharedRead } from '#kernel/database/shared-read.ts'
import type { Customer } from '../rules/customer.ts'
import { findCustomer, findCustomerByKey } from '../storage/customer-queries.ts'

export function readCustomer({ db }: { db: Executor }, id: number): Promise<Customer | undefined> {
  return findCustomer(db, id)
}

/** The same for the handlers of one event, which begin together. */
export const readCustomerTogether = sharedRead(findCustomer)

/** By the key of the public id, for operators. */
export function readCustomerByKey({ db }: { db: Executor }, publicId: string): Promise<Customer | undefined> {
  return findCustomerByKey(db, publicId)
}
