/** Saleor's names, in the order of an order's life. */
export const orderStatuses = [
  'DRAFT',
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'PARTIALLY_RETURNED',
  'RETURNED',
  'CANCELED',
  'EXPIRED',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Every allowed move of an order. Anything not listed is refused. */
export const orderMoves = {
  DRAFT: ['UNCONFIRMED', 'CANCELED'],
  UNCONFIRMED: ['UNFULFILLED', 'CANCELED', 'EXPIRED'],
  UNFULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED', 'EXPIRED'],
  PARTIALLY_FULFILLED: ['FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'EXPIRED'],
  FULFILLED: ['PARTIALLY_RETURNED', 'RETURNED'],
  PARTIALLY_RETURNED: ['RETURNED'],
  RETURNED: [],
  CANCELED: [],
  EXPIRED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function mayMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = orderMoves[from]
  return allowed.includes(to)
}
