import type { RequestContext } from '#http/request-context.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Customer } from '../../rules/customer.ts'
import { confirmEmailChange, requestEmailChange } from '../../use-cases/change-email.ts'
import { accountPayload, toAccountErrors } from './account-errors.ts'
import { ownId } from './accounts.graphql.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'

type RequestArgs = { newEmail: string; password: string; redirectUrl: string }

/** Saleor's two steps to another e-mail address: ask for a link with the password, then show its token. */
export const emailChangeMutations = {
  async requestEmailChange(
    _root: unknown,
    { newEmail, password, redirectUrl }: RequestArgs,
    context: RequestContext,
  ) {
    oncePerRequest(context)
    const change = { newEmail, password, redirectUrl, origin: context.client.origin }
    return answer(await requestEmailChange(context, ownId(context), change, clientOf(context)), context)
  },

  async confirmEmailChange(_root: unknown, { token }: { token: string }, context: RequestContext) {
    oncePerRequest(context)
    return answer(await confirmEmailChange(context, ownId(context), token), context)
  },
}

function answer(outcome: Outcome<Customer>, { locale }: RequestContext) {
  return outcome.ok
    ? accountPayload({ user: outcome.value })
    : accountPayload({ user: null }, toAccountErrors(outcome, locale))
}
