import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { ReturnAmounts, ReturnedSurcharge } from './plan-return.ts'

/** A return as it was asked for: of one line, with the amounts that were shown. */
export type ReturnRequest = {
  id: number
  publicId: string
  customerId: number
  orderId: number
  position: number
  quantity: number
  questionId: number | null
  state: 'requested' | 'completed'
  amounts: ReturnAmounts
  /** Of which `amounts.service` is made up. */
  surcharges: readonly Pick<ReturnedSurcharge, 'position' | 'amount'>[]
  /** The part of the refund that goes back to a gift card; the rest is the wallet's. */
  giftCard: Baisa
  completedAt: Date | null
}
