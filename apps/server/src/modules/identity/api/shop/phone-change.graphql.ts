import type { RequestContext } from '#http/request-context.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Customer } from '../../rules/customer.ts'
import { changePhone, type OwnerCredential } from '../../use-cases/change-phone.ts'
import { sendOwnCode } from '../../use-cases/own-code.ts'
import { type PhoneInput, readPhone, requestCode } from '../../use-cases/request-code.ts'
import { toAccountErrors } from './account-errors.ts'
import { ownId } from './accounts.graphql.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'
import { captchaOf, toSent } from './sign-in.graphql.ts'

type CaptchaArgs = { captchaUuid?: string | null; captcha?: string | null }
type RequestArgs = PhoneInput & CaptchaArgs & { messagingService: string }
type ProofArgs = CaptchaArgs & { messagingService?: string | null }
type ChangeArgs = PhoneInput & { otp: string; currentOtp?: string | null; passkey?: string | null }

export const phoneChangeMutations = {
  async phoneChangeRequest(_root: unknown, args: RequestArgs, context: RequestContext) {
    oncePerRequest(context)
    const { countryCode, phoneNumber, messagingService } = args
    const wanted = { countryCode, phoneNumber, messagingService, captcha: captchaOf(args) }
    return toSent(await requestCode(context, wanted, clientOf(context), 'phone-change'), context)
  },

  async phoneChangeProofRequest(_root: unknown, args: ProofArgs, context: RequestContext) {
    oncePerRequest(context)
    const service = args.messagingService ?? undefined
    const wanted = {
      customerId: ownId(context),
      purpose: 'phone-proof',
      service,
      captcha: captchaOf(args),
    } as const
    const sent = await sendOwnCode(context, wanted, clientOf(context))
    return toSent(sent, context)
  },

  async phoneChange(_root: unknown, args: ChangeArgs, context: RequestContext) {
    oncePerRequest(context)
    const { countryCode, phoneNumber, otp: code } = args
    const phone = await readPhone(context, { countryCode, phoneNumber })
    if (!phone.ok) return toPayload(phone, context)
    const wanted = { phone: phone.value.e164, code, proof: proofOf(args) }
    const page = { client: clientOf(context), origin: context.client.origin }
    return toPayload(await changePhone(context, ownId(context), wanted, page), context)
  },
}

function proofOf({ currentOtp, passkey }: ChangeArgs): OwnerCredential | undefined {
  if (passkey) return { passkey: readJson(passkey) }
  return currentOtp ? { code: currentOtp } : undefined
}

/** A credential that a browser signed, as text; any other text becomes an empty one, which the check refuses. */
function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function toPayload(changed: Outcome<Customer>, { locale }: RequestContext) {
  return changed.ok
    ? { user: changed.value, errors: [] }
    : { user: null, errors: toAccountErrors(changed, locale) }
}
