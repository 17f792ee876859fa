import type { Baisa } from '@warsha/contract/money/baisa.ts'

export type ReservationState = 'held' | 'captured' | 'released'

/** Money that a customer has set aside for a purchase. */
export type WalletHold = {
  id: number
  publicId: string
  customerId: number
  amount: Baisa
  /** The amount contains a fee of this percentage. */
  feePercent: number
  /** Reference to the purpose of the hold, such as the id of a checkout. */
  reference: string
  state: ReservationState
  expiresAt: Date
}
