import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { listCreditCall } from '@warsha/contract/wallet/wallet.calls.ts'
import { listCreditSchema } from '@warsha/contract/wallet/wallet.rest.ts'
import { paginationOf } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listWalletEntries, readWalletBalance } from '../../use-cases/read-wallet.ts'
import { ownerOf } from './owner-of.ts'
import { toCreditEntry } from './to-contract.ts'

/** The wallet under its older name: the customer's credit. */
export const walletRoutes: RestRoutes =
  ({ db }) =>
  async (app) => {
    app.route({
      ...routeOf(listCreditCall, listCreditSchema),
      handler: async ({ caller, query, shopLocale }) => {
        const customerId = ownerOf(caller)
        const { sort, filter, page, limit } = query
        const asked = { sort, filter, offset: (page - 1) * limit, limit }
        const { entries, total } = await listWalletEntries(db, customerId, asked)
        return {
          data: entries.map(toCreditEntry(shopLocale)),
          pagination: paginationOf(total, query),
          balance: decimalFromBaisa(await readWalletBalance(db, customerId)),
        }
      },
    })
  }
