import { type creditHistoryFilters, type creditHistorySorts, pageSizes } from '@warsha/contract/constants.ts'
import { type Baisa, baisaFromDecimal, noBaisa } from '@warsha/contract/money/baisa.ts'
import { loginStore } from '~/session/groups/login.ts'
import { browserApi } from '~/session/load-page.ts'
import type { PageOf } from '~/session/page-of.ts'
import {
  chargeWalletDocument,
  chargeWalletGatewaysDocument,
  type WalletTransactionRowFragment,
  walletDocument,
  walletTransactionsDocument,
} from './wallet.generated.ts'

export type HistorySort = (typeof creditHistorySorts)[number]
export type HistoryFilter = (typeof creditHistoryFilters)[number]
export type History = { sort: HistorySort; filter: HistoryFilter }

export type ShownWallet = {
  balance: Baisa
  /** Amount taken from the next money that comes in. */
  owed: Baisa
}

export async function readWallet(signal: AbortSignal): Promise<ShownWallet> {
  const { wallet } = await browserApi().graphql(walletDocument, {}, { ...quiet, signal })
  const balance = wallet ? baisaFromDecimal(wallet.balance) : noBaisa
  // The session's credit is what can be spent, and nothing of it is in the cart while the wallet is looked at.
  loginStore.setState({ credit: balance, cart_credit: 0 })
  return { balance, owed: wallet ? baisaFromDecimal(wallet.owed) : noBaisa }
}

export async function listTransactions(
  { sort, filter }: History,
  after: number | null,
  signal: AbortSignal,
): Promise<PageOf<WalletTransactionRowFragment>> {
  const offset = after ?? 0
  const variables = { first: pageSizes.walletTransactions, offset, sortBy: sorts[sort], type: types[filter] }
  const answer = await browserApi().graphql(walletTransactionsDocument, variables, { ...quiet, signal })
  const page = answer.walletTransactions
  const items = page?.edges.map(({ node }) => node) ?? []
  return { items, next: page?.pageInfo.hasNextPage ? offset + items.length : null }
}

export async function listGateways(signal: AbortSignal) {
  const answer = await browserApi().graphql(chargeWalletGatewaysDocument, {}, { ...quiet, signal })
  return answer.chargeWalletAvailableGateways ?? []
}

export type TopUpRequest = { amount: number; gatewayId: string; callbackHost: string }

export async function chargeWallet(topUp: TopUpRequest) {
  const answer = await browserApi().graphql(chargeWalletDocument, topUp, { endpoint: 'wallet' })
  return answer.chargeWallet
}

/** The page shows by itself that something is on its way. */
const quiet = { endpoint: 'wallet', isBackground: true } as const

const sorts = { newest: 'NEWEST', amount_ascending: 'AMOUNT_ASC', amount_descending: 'AMOUNT_DESC' } as const
const types = { all: null, increase: 'INCREASE', decrease: 'DECREASE' } as const
