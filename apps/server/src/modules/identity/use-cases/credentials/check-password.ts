import { isPassword } from '@warsha/contract/identity/account-fields.ts'
import { passwordMinLength } from '@warsha/contract/identity/identity.constants.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** Whether a password may be chosen; a refusal says whether it is too short, for clients that tell these apart. */
export function checkPassword(password: string, field: string): Outcome<string, 'PASSWORD_INVALID'> {
  if (isPassword(password)) return ok(password)
  const isTooShort = password.length < passwordMinLength
  return refuse('PASSWORD_INVALID', {
    field,
    ...(isTooShort && { params: { shorterThan: passwordMinLength } }),
  })
}
