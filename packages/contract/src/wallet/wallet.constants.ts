/** What one top-up may be, in whole Rials. */
export const smallestTopUpRial = 1
export const largestTopUpRial = 500
