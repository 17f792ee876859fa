/** The most cards that are issued together. */
export const maxBatchCards = 200

/** The most that is on one card that an operator issues. */
export const maxCardBaisa = 1_000_000

/** By when they were issued, what is on them or they began with, their last day (cards without one come after all days) or their last use. */
export const giftCardSorts = [
  '-issued',
  'issued',
  '-balance',
  'balance',
  '-initial',
  'initial',
  'ends',
  '-ends',
  '-used',
  'used',
] as const

/** By when they were issued, how many cards they are and of which amount, or by the last day of these. */
export const giftCardBatchSorts = [
  '-issued',
  'issued',
  '-count',
  'count',
  '-amount',
  'amount',
  'ends',
  '-ends',
] as const
