import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** The wallet and a gift card among the sources of money; the others are gateways. */
export const walletSource = 'WALLET'
export const giftCardSource = 'GIFT_CARD'

/** A payment for an order from one source. */
export type OrderPayment = {
  id: number
  orderId: number
  source: string
  /** Of a gateway alone. */
  attemptId: number | null
  /** Of a gift card alone. */
  giftCardId: number | null
  /** The part of the total, the fee for this way to pay, and what was taken for the two. */
  amount: Baisa
  fee: Baisa
  paid: Baisa
  refunded: Baisa
}

/** A payment from one source: its part of the total, the fee for this way to pay, and the amount taken for the two. */
export type PaidPart = Pick<OrderPayment, 'source' | 'amount' | 'fee' | 'paid'>
