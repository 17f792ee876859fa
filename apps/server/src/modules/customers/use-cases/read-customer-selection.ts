import type { RestCustomerFilter } from '@warsha/contract/console/customers/customers.rest.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { searchWords } from '../rules/search-words.ts'
import type { CustomerSelection } from '../storage/select-customers.ts'

/** The customers that a bulk command means; an invalid id matches none. */
export function readCustomerSelection({
  where,
  ids = [],
}: {
  where?: RestCustomerFilter | undefined
  ids?: readonly string[] | undefined
}): CustomerSelection {
  if (!where) return { publicIds: ids.flatMap((id) => readOpaqueKey('User', id) ?? []) }
  const { search = '', is_blocked } = where
  return { filter: { words: searchWords(search), isBlocked: is_blocked && is_blocked === 'true' } }
}
