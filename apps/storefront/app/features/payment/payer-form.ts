import { isEmail, isPersonName } from '@warsha/contract/identity/account-fields.ts'

export type PayerField = 'firstName' | 'lastName' | 'email'
export type Payer = Record<PayerField, string>
export type PayerProblem =
  | 'FIRST_NAME_REQUIRED'
  | 'FIRST_NAME_INVALID'
  | 'LAST_NAME_REQUIRED'
  | 'LAST_NAME_INVALID'
  | 'EMAIL_INVALID'

/** What is wrong with who pays. An e-mail is nobody's duty, but a wrong one is of no use. */
export function findPayerProblems({
  firstName,
  lastName,
  email,
}: Payer): Partial<Record<PayerField, PayerProblem>> {
  return {
    ...(!firstName.trim()
      ? { firstName: 'FIRST_NAME_REQUIRED' as const }
      : !isPersonName(firstName.trim()) && { firstName: 'FIRST_NAME_INVALID' as const }),
    ...(!lastName.trim()
      ? { lastName: 'LAST_NAME_REQUIRED' as const }
      : !isPersonName(lastName.trim()) && { lastName: 'LAST_NAME_INVALID' as const }),
    ...(email.trim() && !isEmail(email.trim()) && { email: 'EMAIL_INVALID' as const }),
  }
}
