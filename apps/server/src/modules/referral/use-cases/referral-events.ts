import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** An inviter has the reward for a friend. */
export const inviterRewarded = defineEvent(
  'referral.rewarded',
  z.object({ friendId: z.int(), inviterId: z.int(), orderId: z.int(), amountBaisa: z.int() }),
  ({ friendId }) => friendId,
)

/** A reward was claimed back, because the friend's order was refunded. */
export const rewardTakenBack = defineEvent(
  'referral.taken-back',
  z.object({ friendId: z.int(), inviterId: z.int(), orderId: z.int(), amountBaisa: z.int() }),
  ({ friendId }) => friendId,
)
