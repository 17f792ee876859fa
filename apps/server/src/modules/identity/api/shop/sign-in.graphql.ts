import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { selectedNames } from '#http/graphql/selected-names.ts'
import type { RequestContext } from '#http/request-context.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { offerServices } from '../../rules/messaging-services.ts'
import { authenticate } from '../../use-cases/authenticate.ts'
import type { CaptchaAnswer } from '../../use-cases/captchas.ts'
import type { SignedIn } from '../../use-cases/issue-tokens.ts'
import { readCustomer } from '../../use-cases/read-customer.ts'
import { renewSession } from '../../use-cases/renew-session.ts'
import { type CodeInput, readPhone, requestCode } from '../../use-cases/request-code.ts'
import { type AcceptInvitation, signInWithCode } from '../../use-cases/sign-in-with-code.ts'
import { signInWithPassword } from '../../use-cases/sign-in-with-password.ts'
import { signOut, signOutEverywhere } from '../../use-cases/sign-out.ts'
import { accountPayload, toAccountErrors } from './account-errors.ts'
import { customerIdOf } from './caller-of-token.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'

export function listServices(_root: unknown, _args: unknown, { config, locale }: RequestContext) {
  const t = translatorFor(locale)
  return offerServices(offeredServices(config)).map(({ value, isDefault }) => ({
    value,
    isDefault,
    label: t(`outgoing.services.${value}`),
    icon: value,
  }))
}

type SendArgs = Omit<CodeInput, 'ref' | 'cid' | 'captcha'> & {
  [Name in 'ref' | 'cid' | 'captchaUuid' | 'captcha']?: string | null
}
type CaptchaArgs = { captchaUuid?: string | null; captcha?: string | null }
type LoginArgs = CaptchaArgs & {
  countryCode: string
  phoneNumber: string
  otp: string
  driverCode?: string | null
  ref?: string | null
}
type PasswordArgs = CaptchaArgs & { email: string; password: string }
type Refresh = { refreshToken?: string | null }

export function signInMutations(acceptInvitation: AcceptInvitation) {
  return {
    async sendOtp(_root: unknown, args: SendArgs, context: RequestContext) {
      oncePerRequest(context)
      const { countryCode, phoneNumber, messagingService, ref, cid } = args
      const wanted = {
        countryCode,
        phoneNumber,
        messagingService,
        ref: ref ?? undefined,
        cid: cid ?? undefined,
        captcha: captchaOf(args),
      }
      return toSent(await requestCode(context, wanted, clientOf(context)), context)
    },

    async login(_root: unknown, args: LoginArgs, context: RequestContext) {
      oncePerRequest(context)
      const { otp: code, driverCode, ref, countryCode, phoneNumber } = args
      const phone = await readPhone(context, { countryCode, phoneNumber })
      if (!phone.ok) return toTokens(phone, context)
      const captcha = captchaOf(args)
      const wanted = { phone: phone.value.e164, code, driverCode: driverCode ?? undefined, ref, captcha }
      return toTokens(
        await signInWithCode({ ...context, acceptInvitation }, wanted, clientOf(context)),
        context,
      )
    },

    async tokenCreate(_root: unknown, args: PasswordArgs, context: RequestContext) {
      oncePerRequest(context)
      const { email, password } = args
      const wanted = { email, password, captcha: captchaOf(args) }
      return toTokens(await signInWithPassword(context, wanted, clientOf(context)), context)
    },

    async tokenRefresh(_root: unknown, args: Refresh, context: RequestContext, info: GraphQLResolveInfo) {
      const { refreshToken } = args
      if (!refreshToken) return toTokens(refuse('TOKEN_MISSING', { field: 'refreshToken' }), context)
      const isRotated = selectedNames(info).has('refreshToken')
      const renewed = await renewSession(context, { refreshToken, isRotated }, clientOf(context).issuer)
      return toTokens(renewed.ok ? renewed : { ...renewed, field: 'refreshToken' }, context)
    },

    async tokenVerify(_root: unknown, { token }: { token: string }, context: RequestContext) {
      const found = (await authenticate(context, token)) ?? refuse('TOKEN_INVALID')
      if (!found.ok) {
        const errors = toAccountErrors({ ...found, field: 'token' }, context.locale)
        return accountPayload({ user: null, isValid: false, payload: null }, errors)
      }
      const { customer, session } = found.value
      const user = customer ?? (await readCustomer(context, session.customerId)) ?? null
      const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      return accountPayload({ user, isValid: true, payload })
    },

    async logout(_root: unknown, { refreshToken }: Refresh, context: RequestContext) {
      const { caller } = context
      const sessionId = 'sessionId' in caller ? caller.sessionId : undefined
      await signOut(context, { sessionId, refreshToken: refreshToken ?? undefined })
      return { errors: [] }
    },

    async tokensDeactivateAll(_root: unknown, _args: unknown, context: RequestContext) {
      const customerId = customerIdOf(context.caller)
      if (customerId !== undefined) await signOutEverywhere(context, customerId)
      return accountPayload({})
    },
  }
}

/** The caller's answer to a captcha, if there is one. */
export function captchaOf({ captchaUuid, captcha }: CaptchaArgs): CaptchaAnswer | undefined {
  return captchaUuid ? { name: captchaUuid, answer: captcha ?? '' } : undefined
}

/** The payload of everything that sends a code. */
export function toSent(sent: Outcome<{ retryAfterSeconds: number }>, { locale }: RequestContext) {
  if (sent.ok) {
    const message = translatorFor(locale)('outgoing.codeSent')
    return accountPayload({ message, retryAfter: sent.value.retryAfterSeconds })
  }
  const seconds = sent.params?.seconds
  return accountPayload(
    { message: null, retryAfter: typeof seconds === 'number' ? seconds : null },
    toAccountErrors(sent, locale),
  )
}

/** The payload of everything that signs in. */
export function toTokens(outcome: Outcome<SignedIn>, { locale }: RequestContext) {
  if (outcome.ok) {
    const { customer, token, refreshToken, csrfToken } = outcome.value
    return accountPayload({ user: customer, token, refreshToken, csrfToken })
  }
  const nothing = { user: null, token: null, refreshToken: null, csrfToken: null }
  return accountPayload(nothing, toAccountErrors(outcome, locale))
}
