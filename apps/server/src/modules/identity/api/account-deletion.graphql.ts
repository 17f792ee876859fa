import type { PersonalData } from '#http/define-module.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refuse } from '#kernel/outcome.ts'
import { isOwnAddress } from '../rules/own-hosts.ts'
import { deleteAccountByToken, requestDeletion } from '../use-cases/delete-account-by-link.ts'
import { accountPayload, toAccountErrors } from './account-errors.ts'
import { ownId } from './accounts.graphql.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'

/** Saleor's two steps to delete an account: ask for a link, then show its token. */
export function deletionMutations(listPersonalData: () => readonly PersonalData[]) {
  return {
    async accountRequestDeletion(
      _root: unknown,
      { redirectUrl }: { redirectUrl: string },
      context: RequestContext,
    ) {
      oncePerRequest(context)
      const asked = isOwnAddress(context.config, context.client.origin, redirectUrl)
        ? await requestDeletion(context, { customerId: ownId(context), redirectUrl }, clientOf(context))
        : refuse('INVALID', { field: 'redirectUrl' })
      return accountPayload({}, asked.ok ? [] : toAccountErrors(asked, context.locale))
    },

    async accountDelete(_root: unknown, { token }: { token: string }, context: RequestContext) {
      oncePerRequest(context)
      const deletion = { customerId: ownId(context), token, personalData: listPersonalData() }
      const deleted = await deleteAccountByToken(context, deletion)
      return accountPayload({ user: null }, deleted.ok ? [] : toAccountErrors(deleted, context.locale))
    },
  }
}
