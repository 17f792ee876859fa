/** Kind of work the shop does with a product; it decides the words and the picture of the ways to get it. */
export const workKinds = ['fitting', 'work', 'wash', 'inspection', 'visit', 'voucher'] as const

export type WorkKind = (typeof workKinds)[number]
