import { isEmail, isPersonName } from '@warsha/contract/identity/account-fields.ts'

export const payerFields = ['firstName', 'lastName', 'email'] as const

export type PayerField = (typeof payerFields)[number]
export type Payer = Record<PayerField, string>
export type PayerProblem =
  | 'FIRST_NAME_REQUIRED'
  | 'FIRST_NAME_INVALID'
  | 'LAST_NAME_REQUIRED'
  | 'LAST_NAME_INVALID'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_INVALID'

/** A field that the shop wants to know for this order. */
export type AskedField = { name: PayerField; isRequired: boolean }

/** Problems of the payer's fields that are asked for. An e-mail is mostly optional, but a wrong one is of no use. */
export function findPayerProblems(
  payer: Payer,
  asked: readonly AskedField[],
): Partial<Record<PayerField, PayerProblem>> {
  const problems = asked.map(({ name, isRequired }) => [
    name,
    problemOf(name, payer[name].trim(), isRequired),
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

function problemOf(name: PayerField, value: string, isRequired: boolean): PayerProblem | undefined {
  const { required, invalid, isValid } = rules[name]
  if (value === '') return isRequired ? required : undefined
  return isValid(value) ? undefined : invalid
}

const rules = {
  firstName: { required: 'FIRST_NAME_REQUIRED', invalid: 'FIRST_NAME_INVALID', isValid: isPersonName },
  lastName: { required: 'LAST_NAME_REQUIRED', invalid: 'LAST_NAME_INVALID', isValid: isPersonName },
  email: { required: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID', isValid: isEmail },
} as const
