import { isEmail, isPersonName } from '@warsha/contract/identity/account-fields.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'

export const profileFields = ['first_name', 'last_name', 'email', 'nid', 'credit_card'] as const

export type ProfileField = (typeof profileFields)[number]

export type ProfileValues = Pick<RestProfile, ProfileField>

export type ProfileProblem =
  | 'FIRST_NAME_REQUIRED'
  | 'FIRST_NAME_INVALID'
  | 'LAST_NAME_REQUIRED'
  | 'LAST_NAME_INVALID'
  | 'EMAIL_INVALID'

/** Problems of the form, by field. The server decides; this only says so before it is asked. */
export function findProfileProblems(values: ProfileValues): Partial<Record<ProfileField, ProfileProblem>> {
  const first = values.first_name.trim()
  const last = values.last_name.trim()
  const email = values.email.trim()
  return {
    ...(!isPersonName(first) && { first_name: first ? 'FIRST_NAME_INVALID' : 'FIRST_NAME_REQUIRED' }),
    ...(!isPersonName(last) && { last_name: last ? 'LAST_NAME_INVALID' : 'LAST_NAME_REQUIRED' }),
    ...(email && !isEmail(email) && { email: 'EMAIL_INVALID' }),
  }
}

/** Only what differs is sent: a masked number that nobody touched stays as it is stored. */
export function changedFields(before: ProfileValues, values: ProfileValues): Partial<ProfileValues> {
  const changed = profileFields.filter((field) => values[field].trim() !== before[field])
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
}
