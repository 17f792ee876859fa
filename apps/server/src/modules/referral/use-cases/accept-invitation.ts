import { referralRewardBaisa } from '@warsha/contract/constants.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { readFirstPaidOrder } from '#modules/orders/index.ts'
import { grantReduction } from '#modules/promotions/index.ts'
import { inviterOf } from './inviter-of.ts'

/**
 * Gives a friend, in the transaction that makes the account, what the invitation promises: an amount off the first
 * order. A code that nobody has is ignored without a word.
 */
export async function acceptInvitation(tx: Transaction, friendId: number): Promise<void> {
  if ((await inviterOf(tx, friendId)) === undefined) return
  if (await readFirstPaidOrder(tx, friendId)) return
  await grantReduction(tx, { customerId: friendId, kind: 'referral', amountBaisa: referralRewardBaisa })
}
