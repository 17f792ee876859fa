/** Bounds of what work may last. */
export const maxMonths = 120
export const minKilometres = 500
export const maxKilometres = 500_000
