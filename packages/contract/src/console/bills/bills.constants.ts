export const maxBillLines = 50

export const maxBillQuantity = 1000

/** Of one unit, with tax. */
export const maxBillPriceBaisa = 10_000_000
