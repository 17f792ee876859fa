import { adjustWalletCall } from '@warsha/contract/console/wallet/adjustments.calls.ts'
import { adjustWalletSchema } from '@warsha/contract/console/wallet/adjustments.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import type { adjustWalletCommand } from '../../use-cases/adjust-wallet.ts'

export function walletConsoleRoutes(adjustWallet: ReturnType<typeof adjustWalletCommand>): RestRoutes {
  return (deps) => async (app) => {
    app.route(
      commandRoute(deps, {
        call: adjustWalletCall,
        schema: adjustWalletSchema,
        command: adjustWallet,
        read: ({ params, body: { amount_baisa, balance_baisa, note } }) => ({
          // An invalid id matches nobody.
          customerPublicId: readOpaqueKey('User', params.id) ?? '00000000-0000-0000-0000-000000000000',
          amount: amount_baisa,
          balance: balance_baisa,
          note,
        }),
        write: ({ customerPublicId, balance }) => ({
          customer: toGlobalId('User', customerPublicId),
          balance_baisa: balance,
        }),
      }),
    )
  }
}
