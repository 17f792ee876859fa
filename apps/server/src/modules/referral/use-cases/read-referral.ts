import { randomBytes } from 'node:crypto'
import { type Baisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { listInvited } from '#modules/identity/index.ts'
import { sumClaimed } from '#modules/wallet/index.ts'
import { type Friend, friendStateOf, maskPhone } from '../rules/referral.ts'
import { referralCodeLength, referralCodeOf } from '../rules/referral-code.ts'
import { takeCode } from '../storage/code-queries.ts'
import { findRewardStates, sumRewards } from '../storage/reward-queries.ts'

type Deps = { db: Database }

/** The customer's code to invite with, made when it is asked for the first time. */
export function readReferralCode({ db }: Deps, customerId: number): Promise<string> {
  return takeCode(db, customerId, referralCodeOf(randomBytes(referralCodeLength)))
}

/** Rewards without what was taken back of them. */
export async function readEarned({ db }: Deps, customerId: number): Promise<Baisa> {
  const [rewards, claimed] = await Promise.all([sumRewards(db, customerId), sumClaimed(db, customerId)])
  return subtractBaisa(rewards, claimed)
}

/** Friends who have signed in with the code, the newest first. */
export async function listFriends(
  { db }: Deps,
  code: string,
  page: { offset: number; limit: number },
): Promise<{ friends: Friend[]; total: number }> {
  const { invited, total } = await listInvited(db, code, page)
  const states = await findRewardStates(
    db,
    invited.map(({ id }) => id),
  )
  const friends = invited.map(({ id, phone, createdAt }) => ({
    phone: maskPhone(phone),
    state: friendStateOf(states.get(id)),
    joinedAt: createdAt,
  }))
  return { friends, total }
}
