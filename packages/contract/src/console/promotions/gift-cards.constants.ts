/** The most cards that are issued together. */
export const maxBatchCards = 200

/** The most that is on one card that an operator issues. */
export const maxCardBaisa = 1_000_000
