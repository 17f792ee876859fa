/** By when they were asked for, or by their amount; `-` is downwards. */
export const refundSorts = ['-created', 'created', '-amount', 'amount'] as const

/** By when they ended, or by their amount. */
export const failedPaymentSorts = ['-ended', 'ended', '-amount', 'amount'] as const

/** By the day with the largest of it first, by the amount, or by when they were noticed or resolved; open ones come after all moments. */
export const differenceSorts = [
  'day',
  '-day',
  '-amount',
  'amount',
  '-noticed',
  'noticed',
  '-resolved',
  'resolved',
] as const

/** What a list of differences is narrowed to. */
export const differenceFilterStates = ['open', 'closed', 'all'] as const

export const differenceKinds = [
  'amount',
  'currency',
  'foreign-payment',
  'unresolved-payment',
  'unknown-callback',
  'refund',
  'unknown-charge',
  'missing-charge',
  'missing-refund',
  'unknown-refund',
  'chargeback',
  'fee',
  'payout',
] as const
