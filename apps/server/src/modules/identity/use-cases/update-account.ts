import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type AccountFieldRefusal, type AccountFields, checkAccountFields } from '../rules/account-fields.ts'
import type { Customer } from '../rules/customer.ts'
import { fillCustomer, updateCustomer } from '../storage/customer-queries.ts'

export type AccountChange = AccountFields & {
  language?: Customer['language'] | undefined
  nationalId?: string | undefined
  cardLastFour?: string | undefined
  /** Fields that the account has already stay as they are. */
  keepsExisting?: boolean | undefined
}

export async function updateAccount(
  { db }: { db: Executor },
  customerId: number,
  { language, nationalId, cardLastFour, keepsExisting = false, ...fields }: AccountChange,
): Promise<Outcome<Customer, AccountFieldRefusal | 'NOT_FOUND'>> {
  const checked = checkAccountFields(fields)
  if (!checked.ok) return checked
  const { firstName, lastName, metadata } = checked.value
  const change = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(metadata !== undefined && { metadata }),
    ...(nationalId !== undefined && { nationalId }),
    ...(cardLastFour !== undefined && { cardLastFour }),
  }
  const changed = keepsExisting
    ? await fillCustomer(db, customerId, change)
    : await updateCustomer(db, customerId, { ...change, ...(language !== undefined && { language }) })
  if (changed) return ok(changed)
  return metadata ? refuse('METADATA_INVALID', { field: 'metadata' }) : refuse('NOT_FOUND')
}
