// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type WalletQueryVariables = { [key: string]: never }

export type WalletQuery = { readonly wallet: { readonly balance: number; readonly owed: number } | null }

export type WalletTransactionsQueryVariables = {
  first: number
  offset: number
  sortBy: Schema.WalletTransactionSort
  type?: Schema.WalletTransactionType | null | undefined
}

export type WalletTransactionsQuery = {
  readonly walletTransactions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly changedAmount: number
        readonly balance: number
        readonly type: Schema.WalletTransactionType
        readonly createdAt: string
        readonly description: string
      }
    }>
    readonly pageInfo: { readonly hasNextPage: boolean }
  } | null
}

export type WalletTransactionRowFragment = {
  readonly id: string
  readonly changedAmount: number
  readonly balance: number
  readonly type: Schema.WalletTransactionType
  readonly createdAt: string
  readonly description: string
}

export type ChargeWalletGatewaysQueryVariables = { [key: string]: never }

export type ChargeWalletGatewaysQuery = {
  readonly chargeWalletAvailableGateways: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly logo: string
  }> | null
}

export type ChargeWalletMutationVariables = {
  amount: number
  gatewayId: string
  callbackHost: string
}

export type ChargeWalletMutation = {
  readonly chargeWallet: {
    readonly success: boolean
    readonly message: string
    readonly url: string | null
    readonly hasNavigation: boolean
    readonly transactionId: string | null
  } | null
}

export const walletDocument = 'query Wallet{wallet{balance owed}}' as TypedDocument<
  WalletQuery,
  WalletQueryVariables
>

export const walletTransactionsDocument =
  'query WalletTransactions($first:Int!$offset:Int!$sortBy:WalletTransactionSort!$type:WalletTransactionType){walletTransactions(first:$first offset:$offset sortBy:$sortBy type:$type){edges{node{...WalletTransactionRow}}pageInfo{hasNextPage}}}fragment WalletTransactionRow on WalletTransaction{id changedAmount balance type createdAt description}' as TypedDocument<
    WalletTransactionsQuery,
    WalletTransactionsQueryVariables
  >

export const chargeWalletGatewaysDocument =
  'query ChargeWalletGateways{chargeWalletAvailableGateways{id name logo}}' as TypedDocument<
    ChargeWalletGatewaysQuery,
    ChargeWalletGatewaysQueryVariables
  >

export const chargeWalletDocument =
  'mutation ChargeWallet($amount:PositiveDecimal!$gatewayId:String!$callbackHost:String!){chargeWallet(amount:$amount gatewayId:$gatewayId callbackHost:$callbackHost){success message url hasNavigation transactionId}}' as TypedDocument<
    ChargeWalletMutation,
    ChargeWalletMutationVariables
  >
