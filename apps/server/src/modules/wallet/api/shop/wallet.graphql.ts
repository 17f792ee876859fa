import { serverPageCap } from '@warsha/contract/constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import type { WalletResolvers } from '#http/graphql/resolvers.generated.ts'
import type { ChargeWallet, WalletErrorCode } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refusalText } from '#http/rest/answers.ts'
import type { Refusal } from '#kernel/outcome.ts'
import { customerOf } from '#modules/identity/api/shop/index.ts'
import type { EntryFilter, EntrySort } from '#modules/ledger/index.ts'
import {
  listWalletEntries,
  readHeldBalance,
  readOwedAmount,
  readWalletBalance,
} from '../../use-cases/read-wallet.ts'
import { startTopUp, type TopUpPort } from '../../use-cases/start-top-up.ts'
import { ownerOf } from './owner-of.ts'
import { toWalletTransaction } from './to-contract.ts'

const sorts = {
  NEWEST: 'newest',
  AMOUNT_ASC: 'amount_ascending',
  AMOUNT_DESC: 'amount_descending',
} as const satisfies Record<string, EntrySort>
const filters = { INCREASE: 'increase', DECREASE: 'decrease' } as const satisfies Record<string, EntryFilter>

export function walletResolvers(topUps: TopUpPort) {
  return {
    Query: {
      async wallet(_root, _args, context) {
        const customer = await customerOf(context)
        if (!customer) return null
        const [balance, held, owed] = await Promise.all([
          readWalletBalance(context.db, customer.id),
          readHeldBalance(context.db, customer.id),
          readOwedAmount(context.db, customer.id),
        ])
        return {
          id: toGlobalId('Wallet', customer.publicId),
          balance: decimalFromBaisa(balance),
          held: decimalFromBaisa(held),
          owed: decimalFromBaisa(owed),
        }
      },
      async walletTransactions(_root, args, { db, caller, locale }) {
        const { limit, offset } = readPage(args)
        const sort = sorts[args.sortBy ?? 'NEWEST']
        const filter = args.type ? filters[args.type] : 'all'
        const { entries, total } = await listWalletEntries(db, ownerOf(caller), {
          sort,
          filter,
          offset,
          limit,
        })
        const nodes = entries.map(toWalletTransaction(locale))
        const edges = nodes.map((node, at) => ({ node, cursor: String(offset + at + 1) }))
        const pageInfo = {
          hasNextPage: offset + edges.length < total,
          hasPreviousPage: offset > 0,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        }
        return { edges, pageInfo, totalCount: total }
      },
      chargeWalletAvailableGateways: async (_root, _args, context) => [
        ...(await topUps.listGateways(context, context.locale)),
      ],
    },
    Mutation: {
      async chargeWallet(_root, { amount, gatewayId, callbackHost }, context) {
        const { caller, client, locale } = context
        const asked = { customerId: ownerOf(caller), rial: Number(amount), gatewayId, callbackHost }
        const from = { calledOrigin: client.origin, language: locale }
        const started = await startTopUp(context, topUps, { ...asked, ...from })
        if (!started.ok) return refused(started, context)
        const { url, attemptId } = started.value
        const message = translatorFor(locale)('wallet.topUp.started')
        const transactionId = toGlobalId('TransactionItem', attemptId)
        return { success: true, message, url, hasNavigation: url !== null, transactionId, errors: [] }
      },
    },
  } satisfies WalletResolvers<BaseNodes>
}

function readPage({ first, offset }: { first?: number | null; offset?: number | null }) {
  const page = { limit: first ?? defaultSize, offset: offset ?? 0 }
  if (page.limit < 1 || page.limit > serverPageCap)
    throw invalidCall(`Argument \`first\` must be between 1 and ${serverPageCap}.`)
  if (page.offset < 0) throw invalidCall('Argument `offset` must be a non-negative integer.')
  return page
}

const defaultSize = 20

function refused(refusal: Refusal<WalletErrorCode>, { locale }: RequestContext): ChargeWallet {
  const message = refusalText(refusal, locale)
  const errors = [{ field: refusal.field ?? null, message, code: refusal.code }]
  return { success: false, message, url: null, hasNavigation: false, errors }
}
