/** The most that one adjustment may add or take, in baisa. */
export const maxAdjustmentBaisa = 500_000
