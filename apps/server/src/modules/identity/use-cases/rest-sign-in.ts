import { type Outcome, refuse } from '#kernel/outcome.ts'
import { listCountries } from '#modules/locations/index.ts'
import { type PhoneRefusal, readWholeNumber } from '../rules/phone-number.ts'
import { type CaptchaAnswer, solveCaptcha } from './captchas.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import type { SignedIn } from './issue-tokens.ts'
import { type SendRefusal, sendCode } from './send-code.ts'
import { type SignInContext, type SignInRefusal, signInWithCode } from './sign-in-with-code.ts'

/** The older way in: the number in one piece and a captcha before every message. Codes and limits are the same. */
export async function requestCodeWithCaptcha(
  context: IdentityContext,
  { phoneNumber, captcha }: { phoneNumber: string; captcha: CaptchaAnswer },
  client: Client,
): Promise<Outcome<{ retryAfterSeconds: number }, SendRefusal | PhoneRefusal | 'CAPTCHA_INCORRECT'>> {
  const phone = readWholeNumber(await listCountries(context.models), phoneNumber)
  if (!phone.ok) return phone
  if (!captcha.name || !captcha.answer) return refuse('CAPTCHA_REQUIRED', { field: 'captcha' })
  const solved = await solveCaptcha(context, captcha)
  if (!solved.ok) return solved
  const request = {
    phone: phone.value.e164,
    purpose: 'sign-in',
    service: 'sms',
    hasSolvedCaptcha: true,
  } as const
  return sendCode(context, request, client)
}

export async function signInByWholeNumber(
  context: SignInContext,
  { phoneNumber, code, captcha }: { phoneNumber: string; code: string; captcha: CaptchaAnswer | undefined },
  client: Client,
): Promise<Outcome<SignedIn, SignInRefusal | PhoneRefusal>> {
  const phone = readWholeNumber(await listCountries(context.models), phoneNumber)
  return phone.ok ? signInWithCode(context, { phone: phone.value.e164, code, captcha }, client) : phone
}
