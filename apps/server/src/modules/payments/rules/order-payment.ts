import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** The wallet among the sources of money; the others are gateways. */
export const walletSource = 'WALLET'

/** What one source has paid of an order. */
export type OrderPayment = {
  id: number
  orderId: number
  source: string
  /** Null for the wallet. */
  attemptId: number | null
  /** The part of the total, the fee for this way to pay, and what was taken for the two. */
  amount: Baisa
  fee: Baisa
  paid: Baisa
  refunded: Baisa
}
