import type { Locale } from '@warsha/i18n/locales.ts'
import type { AccountError, AccountErrorCode } from '#http/graphql/schema.generated.ts'
import { refusalText } from '#http/rest/answers.ts'
import type { Refusal } from '#kernel/outcome.ts'

/** A refusal in Saleor's words: strict clients know no other codes than these. */
export function toAccountErrors(refusal: Refusal, locale: Locale): AccountError[] {
  const { code, field, params } = refusal
  return [
    {
      field: field ?? null,
      code: params?.shorterThan ? 'PASSWORD_TOO_SHORT' : (codes[code] ?? 'INVALID'),
      message: refusalText(refusal, locale),
      addressType: null,
    },
  ]
}

/** The payload of a mutation that succeeded, and of one that did not. */
export function accountPayload<Fields extends object>(fields: Fields, errors: AccountError[] = []) {
  return { ...fields, errors, accountErrors: errors }
}

const codes: Readonly<Record<string, AccountErrorCode>> = {
  REQUIRED: 'REQUIRED',
  CODE_REQUIRED: 'REQUIRED',
  CAPTCHA_REQUIRED: 'REQUIRED',
  PHONE_PROOF_REQUIRED: 'REQUIRED',
  DRIVER_CODE_REQUIRED: 'REQUIRED',
  FIRST_NAME_REQUIRED: 'REQUIRED',
  LAST_NAME_REQUIRED: 'REQUIRED',
  NOT_FOUND: 'NOT_FOUND',
  COUNTRY_CODE_INVALID: 'NOT_FOUND',
  MESSAGING_SERVICE_UNKNOWN: 'NOT_FOUND',
  CODE_WAIT: 'LOGIN_ATTEMPT_DELAYED',
  CODE_REQUESTS_EXCEEDED: 'LOGIN_ATTEMPT_DELAYED',
  CODE_TRIES_EXCEEDED: 'LOGIN_ATTEMPT_DELAYED',
  TOO_MANY_REQUESTS: 'LOGIN_ATTEMPT_DELAYED',
  CODE_INCORRECT: 'INVALID_CREDENTIALS',
  CODE_EXPIRED: 'INVALID_CREDENTIALS',
  DRIVER_CODE_INCORRECT: 'INVALID_CREDENTIALS',
  CREDENTIALS_INVALID: 'INVALID_CREDENTIALS',
  PASSWORD_INCORRECT: 'INVALID_CREDENTIALS',
  ACCOUNT_NOT_CONFIRMED: 'ACCOUNT_NOT_CONFIRMED',
  ACCOUNT_BLOCKED: 'INACTIVE',
  PHONE_TAKEN: 'UNIQUE',
  EMAIL_TAKEN: 'UNIQUE',
  PASSWORD_INVALID: 'INVALID_PASSWORD',
  TOKEN_EXPIRED: 'JWT_SIGNATURE_EXPIRED',
  TOKEN_SIGNATURE: 'JWT_INVALID_TOKEN',
  TOKEN_INVALID: 'JWT_INVALID_TOKEN',
  TOKEN_MISSING: 'JWT_MISSING_TOKEN',
}
