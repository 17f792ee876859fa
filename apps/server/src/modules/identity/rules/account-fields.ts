import { isEmail, isPersonName } from '@warsha/contract/identity/account-fields.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

export type AccountFields = {
  firstName?: string | undefined
  lastName?: string | undefined
  metadata?: Readonly<Record<string, string>> | undefined
}

export type AccountFieldRefusal =
  | 'FIRST_NAME_REQUIRED'
  | 'FIRST_NAME_INVALID'
  | 'LAST_NAME_REQUIRED'
  | 'LAST_NAME_INVALID'
  | 'EMAIL_INVALID'
  | 'METADATA_INVALID'

/** Given names must be names; fields that are not given stay as they are. */
export function checkAccountFields(fields: AccountFields): Outcome<AccountFields, AccountFieldRefusal> {
  const firstName = fields.firstName?.trim()
  const lastName = fields.lastName?.trim()
  if (firstName === '') return refuse('FIRST_NAME_REQUIRED', { field: 'firstName' })
  if (firstName !== undefined && !isPersonName(firstName))
    return refuse('FIRST_NAME_INVALID', { field: 'firstName' })
  if (lastName === '') return refuse('LAST_NAME_REQUIRED', { field: 'lastName' })
  if (lastName !== undefined && !isPersonName(lastName))
    return refuse('LAST_NAME_INVALID', { field: 'lastName' })
  const email = fields.metadata?.email
  if (email && !isEmail(email)) return refuse('EMAIL_INVALID', { field: 'email' })
  if (fields.metadata && !isMetadata(fields.metadata))
    return refuse('METADATA_INVALID', { field: 'metadata' })
  return ok({ firstName, lastName, metadata: fields.metadata })
}

/** Bounded, because customers write it: few short keys, values of a paragraph. */
export function isMetadata(metadata: Readonly<Record<string, string>>): boolean {
  const entries = Object.entries(metadata)
  return (
    entries.length <= maxKeys &&
    entries.every(([key, value]) => /^[\w.-]{1,64}$/.test(key) && value.length <= maxValueLength)
  )
}

const maxKeys = 20
const maxValueLength = 1000
