import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { friendsPageSize } from '@warsha/contract/referral/referral.constants.ts'
import { browserApi } from '~/session/load-page.ts'
import type { PageOf } from '~/session/page-of.ts'
import {
  type ReferralFriendRowFragment,
  referralDocument,
  referralFriendsDocument,
} from './referral.generated.ts'

export type Invitation = { code: string; reward: Baisa; minOrder: Baisa; earned: Baisa }

export async function readInvitation(signal: AbortSignal): Promise<Invitation> {
  const { referral } = await browserApi().graphql(referralDocument, {}, { isBackground: true, signal })
  if (!referral) throw new Error('A customer has no invitation')
  const { code, reward, minOrder, earned } = referral
  return {
    code,
    reward: baisa(reward.fractionalAmount),
    minOrder: baisa(minOrder.fractionalAmount),
    earned: baisa(earned.fractionalAmount),
  }
}

export async function listFriends(
  after: number | null,
  signal: AbortSignal,
): Promise<PageOf<ReferralFriendRowFragment>> {
  const offset = after ?? 0
  const variables = { first: friendsPageSize, offset }
  const answer = await browserApi().graphql(referralFriendsDocument, variables, {
    isBackground: true,
    signal,
  })
  const friends = answer.referral?.friends
  const items = friends?.edges.map(({ node }) => node) ?? []
  return { items, next: friends?.pageInfo.hasNextPage ? offset + items.length : null }
}
