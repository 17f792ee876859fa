/** Bounds of one top-up, in whole Rials. */
export const minTopUpRial = 1
export const maxTopUpRial = 500

/** Why the balance of a wallet changed, as it is shown. */
export const walletReasons = [
  'TOP_UP',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'HOLD_RELEASE',
  'REFERRAL',
  'ADJUSTMENT',
] as const

export type WalletReason = (typeof walletReasons)[number]
