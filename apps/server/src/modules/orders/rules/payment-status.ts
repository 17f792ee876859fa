/** The shop's names; GraphQL spells the last one as Saleor does, `CANCELLED`. */
export const paymentStatuses = [
  'NOT_CHARGED',
  'PENDING',
  'PARTIALLY_CHARGED',
  'FULLY_CHARGED',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'REFUSED',
  'CANCELED',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Every allowed move of an order's payment. Anything not listed is refused. */
export const paymentMoves = {
  NOT_CHARGED: ['PENDING', 'PARTIALLY_CHARGED', 'FULLY_CHARGED', 'REFUSED', 'CANCELED'],
  PENDING: ['PARTIALLY_CHARGED', 'FULLY_CHARGED', 'REFUSED', 'CANCELED'],
  PARTIALLY_CHARGED: ['FULLY_CHARGED', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED', 'CANCELED'],
  FULLY_CHARGED: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['FULLY_REFUNDED'],
  FULLY_REFUNDED: [],
  REFUSED: ['PENDING'],
  CANCELED: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function mayMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  const allowed: readonly PaymentStatus[] = paymentMoves[from]
  return allowed.includes(to)
}

/** Whether the whole was paid, though it may have been given back since. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'FULLY_CHARGED' || status === 'PARTIALLY_REFUNDED' || status === 'FULLY_REFUNDED'
}
