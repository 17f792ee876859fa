import { type FriendState, takeBackDays } from '@warsha/contract/referral/referral.constants.ts'

/** `paid`: in the inviter's wallet. `spent`: the order was refunded whole, but the wallet had too little left. */
export type RewardState = 'paid' | 'taken back' | 'spent'

export type Friend = {
  /** Masked. */
  phone: string
  state: FriendState
  joinedAt: Date
}

export function friendStateOf(reward: RewardState | undefined): FriendState {
  if (!reward) return 'PENDING'
  return reward === 'taken back' ? 'TAKEN_BACK' : 'REWARDED'
}

/** A refund that comes later leaves the reward where it is. */
export function isTakenBack({ rewardedAt, refundedAt }: { rewardedAt: Date; refundedAt: Date }): boolean {
  return refundedAt.getTime() - rewardedAt.getTime() <= takeBackDays * dayMs
}

/** The friend is recognised by those who know the number, and the number is told to nobody else. */
export function maskPhone(phone: string | null): string {
  return `${'•'.repeat(5)}${(phone ?? '').slice(-shownDigits)}`
}

const shownDigits = 3
const dayMs = 86_400_000
