// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type ReferralQueryVariables = { [key: string]: never }

export type ReferralQuery = {
  readonly referral: {
    readonly code: string
    readonly reward: { readonly fractionalAmount: number }
    readonly minOrder: { readonly fractionalAmount: number }
    readonly earned: { readonly fractionalAmount: number }
  } | null
}

export type ReferralFriendsQueryVariables = {
  first: number
  offset: number
}

export type ReferralFriendsQuery = {
  readonly referral: {
    readonly friends: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string
        readonly node: {
          readonly phone: string
          readonly state: Schema.ReferralFriendState
          readonly joinedAt: string
        }
      }>
      readonly pageInfo: { readonly hasNextPage: boolean }
    }
  } | null
}

export type ReferralFriendRowFragment = {
  readonly phone: string
  readonly state: Schema.ReferralFriendState
  readonly joinedAt: string
}

export const referralDocument =
  'query Referral{referral{code reward{fractionalAmount}minOrder{fractionalAmount}earned{fractionalAmount}}}' as TypedDocument<
    ReferralQuery,
    ReferralQueryVariables
  >

export const referralFriendsDocument =
  'query ReferralFriends($first:Int!$offset:Int!){referral{friends(first:$first offset:$offset){edges{cursor node{...ReferralFriendRow}}pageInfo{hasNextPage}}}}fragment ReferralFriendRow on ReferralFriend{phone state joinedAt}' as TypedDocument<
    ReferralFriendsQuery,
    ReferralFriendsQueryVariables
  >
