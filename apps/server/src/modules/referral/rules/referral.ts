import { type FriendState, takeBackDays } from '@warsha/contract/referral/referral.constants.ts'

/**
 * `paid`: in the inviter's wallet. `taken back`: too much of the order was refunded, and what was unspent is claimed back.
 * `spent`: the same, but all of it was spent. `too small`: the order was worth less than a reward needs; nothing is paid.
 */
export type RewardState = 'paid' | 'taken back' | 'spent' | 'too small'

export type Friend = {
  /** Masked. */
  phone: string
  state: FriendState
  joinedAt: Date
}

export function friendStateOf(reward: RewardState | undefined): FriendState {
  if (!reward) return 'PENDING'
  return friendStates[reward]
}

const friendStates: Readonly<Record<RewardState, FriendState>> = {
  paid: 'REWARDED',
  spent: 'REWARDED',
  'taken back': 'TAKEN_BACK',
  'too small': 'ORDER_TOO_SMALL',
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
