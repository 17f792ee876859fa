/** Saleor's names. */
export type OrderStatus =
  | 'UNCONFIRMED'
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'CANCELED'

export type PaymentStatus = 'NOT_CHARGED' | 'FULLY_CHARGED' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED'
