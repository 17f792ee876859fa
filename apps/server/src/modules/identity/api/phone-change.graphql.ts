import type { RequestContext } from '#http/request-context.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { changePhone } from '../use-cases/change-phone.ts'
import { type PhoneInput, readPhone, requestCode } from '../use-cases/request-code.ts'
import { toAccountErrors } from './account-errors.ts'
import { ownId } from './accounts.graphql.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'
import { toSent } from './sign-in.graphql.ts'

type RequestArgs = PhoneInput & {
  messagingService: string
  captchaUuid?: string | null
  captcha?: string | null
}

export const phoneChangeMutations = {
  async phoneChangeRequest(_root: unknown, args: RequestArgs, context: RequestContext) {
    oncePerRequest(context)
    const { captcha, captchaUuid, ...input } = args
    const answered = captchaUuid ? { name: captchaUuid, answer: captcha ?? '' } : undefined
    const wanted = { ...input, captcha: answered }
    return toSent(await requestCode(context, wanted, clientOf(context), 'phone-change'), context)
  },

  async phoneChange(_root: unknown, args: PhoneInput & { otp: string }, context: RequestContext) {
    oncePerRequest(context)
    const { otp: code, ...input } = args
    const phone = await readPhone(context, input)
    if (!phone.ok) return toPayload(phone, context)
    const wanted = { phone: phone.value.e164, code }
    return toPayload(await changePhone(context, ownId(context), wanted), context)
  },
}

function toPayload(changed: Outcome<Customer>, { locale }: RequestContext) {
  return changed.ok
    ? { user: changed.value, errors: [] }
    : { user: null, errors: toAccountErrors(changed, locale) }
}
