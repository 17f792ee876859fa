import { isEmail, isPassword, isPersonName } from '@warsha/contract/identity/account-fields.ts'

export type AccountField = 'firstName' | 'lastName' | 'email' | 'password' | 'repeat'

export type AccountProblem =
  | 'FIRST_NAME_INVALID'
  | 'LAST_NAME_INVALID'
  | 'EMAIL_INVALID'
  | 'PASSWORD_INVALID'
  | 'PASSWORDS_DIFFER'

export type AccountValues = Record<AccountField, string>

/** Problems of the form, by field. The server decides; this only says so before it is asked. */
export function findAccountProblems(
  values: AccountValues,
  fields: readonly AccountField[],
): Partial<Record<AccountField, AccountProblem>> {
  const problems: Partial<Record<AccountField, AccountProblem>> = {}
  for (const field of fields) {
    const problem = rules[field](values)
    if (problem) problems[field] = problem
  }
  return problems
}

const rules: Record<AccountField, (values: AccountValues) => AccountProblem | null> = {
  firstName: ({ firstName }) => (isPersonName(firstName.trim()) ? null : 'FIRST_NAME_INVALID'),
  lastName: ({ lastName }) => (isPersonName(lastName.trim()) ? null : 'LAST_NAME_INVALID'),
  email: ({ email }) => (isEmail(email.trim()) ? null : 'EMAIL_INVALID'),
  password: ({ password }) => (isPassword(password) ? null : 'PASSWORD_INVALID'),
  repeat: ({ password, repeat }) => (password === repeat ? null : 'PASSWORDS_DIFFER'),
}
