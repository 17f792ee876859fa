import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { claimCredit } from '#modules/wallet/index.ts'
import { isTakenBack } from '../rules/referral.ts'
import { lockReward, setRewardState } from '../storage/reward-queries.ts'
import { rewardTakenBack } from './referral-events.ts'

/**
 * Takes the inviter's reward back when too much of the friend's first order was refunded, soon enough. Money set aside
 * for a purchase is owed; money spent stays with the inviter. Called again, it changes nothing.
 */
export async function takeBackReward(
  tx: Transaction,
  { orderId, refundedAt }: { orderId: number; refundedAt: Date },
): Promise<void> {
  const reward = await lockReward(tx, orderId)
  if (!reward || !isTakenBack({ rewardedAt: reward.createdAt, refundedAt })) return
  const { friendId, inviterId, amount } = reward
  const claim = await claimCredit(tx, { customerId: inviterId, amount, key: `back:${friendId}` })
  await setRewardState(tx, friendId, claim.spent === amount ? 'spent' : 'taken back')
  await publish(tx, rewardTakenBack({ friendId, inviterId, orderId, amountBaisa: amount }))
}
