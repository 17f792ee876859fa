/** State of an invited friend: nothing bought, the inviter rewarded, the reward taken back, or too little bought. */
export const friendStates = ['PENDING', 'REWARDED', 'TAKEN_BACK', 'ORDER_TOO_SMALL'] as const

export type FriendState = (typeof friendStates)[number]

/** So long after it was given, a reward is taken back when the friend's order is refunded whole. */
export const takeBackDays = 14

/** How many friends the page shows at a time. */
export const friendsPageSize = 20
