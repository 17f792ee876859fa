import { browserApi } from '~/session/browser-api.ts'
import { otpStore } from '~/session/groups/otp.ts'
import type { MessagingService } from './choose-service.ts'
import { messagingServicesDocument, type SendOtpMutation, sendOtpDocument } from './sign-in.generated.ts'
import { type CaptchaAnswer, withCaptcha } from './with-captcha.ts'

export type Phone = { countryCode: string; phoneNumber: string }

export type CodeRequest = Phone & {
  service: MessagingService
  /** Of the customer who invited, and of the campaign the shopper came by. */
  ref?: string | undefined
  cid?: string | undefined
}

export type CodeError = NonNullable<SendOtpMutation['sendOtp']>['errors'][number]

type SendAnswer = SendOtpMutation['sendOtp']

export type CodeSent = {
  errors: readonly CodeError[]
  /** When the same service may be asked again, in milliseconds. */
  resendAt: number
  /** Refused only because a code was sent a moment ago: it is still good. */
  isUnderway: boolean
}

export async function listServices(signal?: AbortSignal): Promise<readonly MessagingService[]> {
  const { messagingServices } = await browserApi().graphql(
    messagingServicesDocument,
    {},
    { endpoint: 'otp', signal },
  )
  return messagingServices
}

/** Asks for a code. What a crowded network has to prove first, the browser proves without asking the shopper. */
export async function sendCode(request: CodeRequest, signal?: AbortSignal): Promise<CodeSent> {
  const { service, ...rest } = request
  const variables = { ...rest, messagingService: service.value }
  const sent = await sendWithCaptcha(async (proof) => {
    const given = { ...variables, ...proof }
    return (await browserApi().graphql(sendOtpDocument, given, { endpoint: 'otp', signal })).sendOtp
  }, signal)
  if (sent.errors.length === 0) otpStore.setState({ otpService: service.value })
  return sent
}

/** Sends once, and again with a proof when the shop asks for one. */
export async function sendWithCaptcha(
  send: (proof: CaptchaAnswer) => Promise<SendAnswer>,
  signal?: AbortSignal,
): Promise<CodeSent> {
  const answer = await withCaptcha(send, signal)
  const errors = answer?.errors ?? []
  const isUnderway = errors.some(({ code }) => code === 'LOGIN_ATTEMPT_DELAYED') && isShort(answer)
  return { errors, isUnderway, resendAt: Date.now() + (answer?.retryAfter ?? 0) * 1_000 }
}

/** A wait of this length is the one between two messages; longer ones mean that there were too many. */
function isShort(answer: SendAnswer): boolean {
  return (answer?.retryAfter ?? Number.POSITIVE_INFINITY) <= 120
}
