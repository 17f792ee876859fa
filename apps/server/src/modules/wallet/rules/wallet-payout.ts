import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { BankDetails } from '@warsha/contract/wallet/chosen-balance.ts'

/** `deletion`: the customer asked for it. `late money`: it came into the wallet of an account that was deleted. */
export type PayoutCause = 'deletion' | 'late money'

/** Money that an operator has to transfer. */
export type WalletPayout = {
  id: number
  publicId: string
  customerId: number
  cause: PayoutCause
  amount: Baisa
  /** Removed when it was paid, and unknown for money that came late. */
  bank: BankDetails | null
  /** How the money came, for an operator who sends it back that way. */
  gateway: string | null
  reference: string
  paidAt: Date | null
  paidBy: string
  createdAt: Date
}
