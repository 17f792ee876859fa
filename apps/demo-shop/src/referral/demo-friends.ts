import type { DemoOrder } from '../orders/demo-orders.ts'

/** Referral code of the customer with a history. */
export const demoReferralCode = 'SAMA7HARTHY2'

/** Friends by that link: those with a first order have rewarded the inviter on the same day, as the wallet says. */
export type DemoFriend = { readonly phone: string; readonly joined: string; readonly order?: DemoOrder }

const paid = { quantity: 1, paidBy: 'card', moves: ['FULFILLED'], units: { used: 1 } } as const

export const demoFriends: readonly DemoFriend[] = [
  {
    phone: '+96890000011',
    joined: '2026-02-17',
    order: { number: 10024, placed: '2026-02-19', product: 'underbody-wash', rial: '6.100', ...paid },
  },
  {
    phone: '+96890000012',
    joined: '2026-04-08',
    order: { number: 10055, placed: '2026-04-09', product: 'wheel-balancing', rial: '5.750', ...paid },
  },
  {
    phone: '+96890000013',
    joined: '2026-06-20',
    order: { number: 10101, placed: '2026-06-27', product: 'sahil-phone-holder', rial: '8.900', ...paid },
  },
  {
    phone: '+96890000014',
    joined: '2026-09-29',
    order: { number: 10152, placed: '2026-09-29', product: 'underbody-wash', rial: '6.100', ...paid },
  },
  { phone: '+96890000015', joined: '2026-10-30' },
]
