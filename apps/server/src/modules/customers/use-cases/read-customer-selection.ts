import type { RestCustomerFilter } from '@warsha/contract/console/customers/customers.rest.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readCustomerFilter } from '../rules/customer-filter.ts'
import type { CustomerSelection } from '../storage/select-customers.ts'

/** The customers that a bulk command means; an invalid id matches none. */
export function readCustomerSelection({
  where,
  ids = [],
}: {
  where?: RestCustomerFilter | undefined
  ids?: readonly string[] | undefined
}): CustomerSelection {
  if (where) return { filter: readCustomerFilter(where) }
  return { publicIds: ids.flatMap((id) => readOpaqueKey('User', id) ?? []) }
}
