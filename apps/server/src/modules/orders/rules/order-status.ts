/** Saleor's names. */
export const orderStatuses = [
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'PARTIALLY_RETURNED',
  'RETURNED',
  'CANCELED',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Every allowed move of an order. Anything not listed is refused. */
export const orderMoves = {
  UNCONFIRMED: ['UNFULFILLED', 'CANCELED'],
  UNFULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
  PARTIALLY_FULFILLED: ['FULFILLED', 'PARTIALLY_RETURNED'],
  FULFILLED: ['PARTIALLY_RETURNED', 'RETURNED'],
  PARTIALLY_RETURNED: ['RETURNED'],
  RETURNED: [],
  CANCELED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const paymentStatuses = [
  'NOT_CHARGED',
  'FULLY_CHARGED',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is paid changes by refunds alone. */
export const paymentMoves = {
  NOT_CHARGED: ['FULLY_CHARGED'],
  FULLY_CHARGED: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['FULLY_REFUNDED'],
  FULLY_REFUNDED: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>
