export const billStatuses = ['unpaid', 'paid', 'cancelled'] as const

export type BillStatus = (typeof billStatuses)[number]
