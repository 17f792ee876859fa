import { permissionDenied } from '#http/graphql/errors.ts'
import type { AccountRegisterInput } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import type { Customer } from '../../rules/customer.ts'
import { isOwnAddress } from '../../rules/own-hosts.ts'
import { changePassword } from '../../use-cases/change-password.ts'
import { endOneSession } from '../../use-cases/list-own-sessions.ts'
import { confirmAccount, registerAccount } from '../../use-cases/register-account.ts'
import { requestPasswordReset } from '../../use-cases/request-password-reset.ts'
import { setPassword } from '../../use-cases/use-mailed-link.ts'
import { accountPayload, toAccountErrors } from './account-errors.ts'
import { readAccountInput } from './account-input.ts'
import { customerIdOf } from './caller-of-token.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'
import { toTokens } from './sign-in.graphql.ts'

type LinkArgs = { email: string; token: string; password?: string | null }

export const accountMutations = {
  async accountRegister(_root: unknown, { input }: { input: AccountRegisterInput }, context: RequestContext) {
    oncePerRequest(context)
    const redirectUrl = input.redirectUrl ?? `${context.client.origin ?? ''}/${context.locale}/register`
    const registered = isOwnAddress(context.config, context.client.origin, redirectUrl)
      ? await registerAccount(
          context,
          { ...readAccountInput(input), email: input.email, password: input.password, redirectUrl },
          clientOf(context),
        )
      : refuse('INVALID', { field: 'redirectUrl' })
    const errors = registered.ok ? [] : toAccountErrors(registered, context.locale)
    return accountPayload({ user: null, requiresConfirmation: registered.ok ? true : null }, errors)
  },

  async confirmAccount(_root: unknown, args: LinkArgs, context: RequestContext) {
    oncePerRequest(context)
    return toUser(await confirmAccount(context, args), context)
  },

  async requestPasswordReset(
    _root: unknown,
    { email, redirectUrl }: { email: string; redirectUrl: string },
    context: RequestContext,
  ) {
    oncePerRequest(context)
    const asked = isOwnAddress(context.config, context.client.origin, redirectUrl)
      ? await requestPasswordReset(context, { email, redirectUrl }, clientOf(context))
      : refuse('INVALID', { field: 'redirectUrl' })
    return accountPayload({}, asked.ok ? [] : toAccountErrors(asked, context.locale))
  },

  async setPassword(
    _root: unknown,
    args: { email: string; token: string; password: string; keepPasskeys?: boolean | null },
    context: RequestContext,
  ) {
    oncePerRequest(context)
    const { email, token, password, keepPasskeys } = args
    const wanted = { email, token, password, keepsPasskeys: keepPasskeys === true }
    return toTokens(await setPassword(context, wanted, clientOf(context)), context)
  },

  async passwordChange(
    _root: unknown,
    { newPassword, oldPassword }: { newPassword: string; oldPassword?: string | null },
    context: RequestContext,
  ) {
    oncePerRequest(context)
    const change = { newPassword, oldPassword: oldPassword ?? undefined }
    return toUser(await changePassword(context, ownId(context), change), context)
  },

  async sessionEnd(_root: unknown, { id }: { id: string }, context: RequestContext) {
    const publicId = readOpaqueKey('UserSession', id)
    const ended = publicId
      ? await endOneSession(context, { customerId: ownId(context), publicId })
      : refuse('NOT_FOUND', { field: 'id' })
    return ended.ok
      ? { session: ended.value, errors: [] }
      : { session: null, errors: toAccountErrors(ended, context.locale) }
  },
}

/** The declared access admits customers only. */
export function ownId({ caller }: RequestContext): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw permissionDenied('AUTHENTICATED_USER')
  return id
}

function toUser(outcome: Outcome<Customer>, { locale }: RequestContext) {
  return outcome.ok
    ? accountPayload({ user: outcome.value })
    : accountPayload({ user: null }, toAccountErrors(outcome, locale))
}
