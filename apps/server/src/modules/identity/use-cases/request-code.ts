import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { listCountries } from '#modules/locations/index.ts'
import type { CodePurpose } from '../rules/code-subject.ts'
import { findMessagingService, offerServices } from '../rules/messaging-services.ts'
import { type PhoneNumber, type PhoneRefusal, readPhoneNumber } from '../rules/phone-number.ts'
import { solveCaptcha } from './captchas.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { type SendRefusal, sendCode } from './send-code.ts'

export type PhoneInput = { countryCode: string; phoneNumber: string }

export type CodeInput = PhoneInput & {
  messagingService: string
  ref?: string | undefined
  cid?: string | undefined
  captcha?: { name: string; answer: string } | undefined
}

export type RequestCodeRefusal =
  | PhoneRefusal
  | SendRefusal
  | 'REQUIRED'
  | 'MESSAGING_SERVICE_UNKNOWN'
  | 'CAPTCHA_INCORRECT'

/** Sends a code, as a caller asks for it: everything is read and checked before anything is counted. */
export async function requestCode(
  context: IdentityContext,
  { messagingService, ref, cid, captcha, ...input }: CodeInput,
  client: Client,
  purpose: CodePurpose = 'sign-in',
): Promise<Outcome<{ retryAfterSeconds: number }, RequestCodeRefusal>> {
  const phone = await readPhone(context, input)
  if (!phone.ok) return phone
  if (!messagingService.trim()) return refuse('REQUIRED', { field: 'messagingService' })
  const service = findMessagingService(offerServices(offeredServices(context.config)), messagingService)
  if (!service) return refuse('MESSAGING_SERVICE_UNKNOWN', { field: 'messagingService' })
  if (captcha) {
    const solved = await solveCaptcha(context, captcha)
    if (!solved.ok) return solved
  }
  const sent = await sendCode(
    context,
    {
      phone: phone.value.e164,
      purpose,
      service,
      invitedBy: nameOf(ref),
      campaign: nameOf(cid),
      hasSolvedCaptcha: captcha !== undefined,
    },
    client,
  )
  // A code that was asked for too soon is everyday life.
  if (!sent.ok && sent.code !== 'CODE_WAIT')
    context.log.warn({ purpose, service, reason: sent.code }, 'a code was not sent')
  return sent
}

export async function readPhone(
  { models }: Pick<IdentityContext, 'models'>,
  { countryCode, phoneNumber }: PhoneInput,
): Promise<Outcome<PhoneNumber, PhoneRefusal | 'REQUIRED'>> {
  if (!countryCode.trim()) return refuse('REQUIRED', { field: 'countryCode' })
  if (!phoneNumber.trim()) return refuse('REQUIRED', { field: 'phoneNumber' })
  return readPhoneNumber(await listCountries(models), { countryCode, phoneNumber })
}

/** An inviter's code or a campaign; a text of another form is not stored. */
export function nameOf(text: string | undefined): string | undefined {
  return text && /^[\w-]{1,64}$/.test(text) ? text : undefined
}
