import { chosenBalanceShape, toChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import type { PersonalData } from '#http/define-module.ts'
import type { AccountBalanceInput } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refuse } from '#kernel/outcome.ts'
import { isOwnAddress } from '../../rules/own-hosts.ts'
import { deleteAccountByToken, requestDeletion } from '../../use-cases/delete-account-by-link.ts'
import type { SettleAccount } from '../../use-cases/erase-account.ts'
import { accountPayload, toAccountErrors } from './account-errors.ts'
import { ownId } from './accounts.graphql.ts'
import { clientOf } from './client-of.ts'
import { oncePerRequest } from './once-per-request.ts'

export type DeletionPorts = {
  listPersonalData: () => readonly PersonalData[]
  settleAccount: SettleAccount
}

type DeleteArgs = { token: string; balance?: AccountBalanceInput | null }

/** The same fields as REST has. */
function toRestBalance({ choice, amount, accountHolder, bankName, bankAccount }: AccountBalanceInput) {
  return {
    choice: choice === 'PAY_OUT' ? 'pay_out' : 'give_up',
    amount,
    account_holder: accountHolder ?? '',
    bank_name: bankName ?? '',
    bank_account: bankAccount ?? '',
  }
}

/** Saleor's two steps to delete an account: ask for a link, then show its token. */
export function deletionMutations({ listPersonalData, settleAccount }: DeletionPorts) {
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

    async accountDelete(_root: unknown, { token, balance }: DeleteArgs, context: RequestContext) {
      oncePerRequest(context)
      const chosen = balance ? chosenBalanceShape.safeParse(toRestBalance(balance)).data : undefined
      const erasure = {
        personalData: listPersonalData(),
        settleAccount,
        balance: chosen && toChosenBalance(chosen),
      }
      const deletion = { customerId: ownId(context), token, erasure }
      const deleted = await deleteAccountByToken(context, deletion)
      return accountPayload({ user: null }, deleted.ok ? [] : toAccountErrors(deleted, context.locale))
    },
  }
}
