import { describe, expect, test } from 'vitest'
import { mayMoveOrder, type OrderStatus, orderStatuses } from './order-status.ts'
import { mayMovePayment, type PaymentStatus, paymentStatuses } from './payment-status.ts'

/** Written down once more, so that a slip of the table is seen. */
const orderMoves: Record<OrderStatus, string> = {
  DRAFT: 'UNCONFIRMED CANCELED',
  UNCONFIRMED: 'UNFULFILLED CANCELED EXPIRED',
  UNFULFILLED: 'PARTIALLY_FULFILLED FULFILLED PARTIALLY_RETURNED RETURNED CANCELED EXPIRED',
  PARTIALLY_FULFILLED: 'FULFILLED PARTIALLY_RETURNED RETURNED EXPIRED',
  FULFILLED: 'PARTIALLY_RETURNED RETURNED',
  PARTIALLY_RETURNED: 'RETURNED',
  RETURNED: '',
  CANCELED: '',
  EXPIRED: '',
}

const paymentMoves: Record<PaymentStatus, string> = {
  NOT_CHARGED: 'PENDING PARTIALLY_CHARGED FULLY_CHARGED REFUSED CANCELED',
  PENDING: 'PARTIALLY_CHARGED FULLY_CHARGED REFUSED CANCELED',
  PARTIALLY_CHARGED: 'FULLY_CHARGED PARTIALLY_REFUNDED FULLY_REFUNDED CANCELED',
  FULLY_CHARGED: 'PARTIALLY_REFUNDED FULLY_REFUNDED',
  PARTIALLY_REFUNDED: 'FULLY_REFUNDED',
  FULLY_REFUNDED: '',
  REFUSED: 'PENDING',
  CANCELED: '',
}

const isListed = (list: string, status: string) => list.split(' ').includes(status)
const pairsOf = <Status>(statuses: readonly Status[]) =>
  statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

describe('[ORD-17] an order', () => {
  test.each(pairsOf(orderStatuses))('from %s to %s moves if and only if it is listed', (from, to) => {
    expect(mayMoveOrder(from, to)).toBe(isListed(orderMoves[from], to))
  })

  test('reaches every status from the first one', () => {
    expect(reachedFrom('DRAFT', orderStatuses, mayMoveOrder)).toEqual(new Set(orderStatuses))
  })
})

describe('[ORD-18] a payment', () => {
  test.each(pairsOf(paymentStatuses))('from %s to %s moves if and only if it is listed', (from, to) => {
    expect(mayMovePayment(from, to)).toBe(isListed(paymentMoves[from], to))
  })

  test('reaches every status from the first one', () => {
    expect(reachedFrom('NOT_CHARGED', paymentStatuses, mayMovePayment)).toEqual(new Set(paymentStatuses))
  })
})

function reachedFrom<Status>(
  first: Status,
  all: readonly Status[],
  mayMove: (from: Status, to: Status) => boolean,
): Set<Status> {
  const reached = new Set([first])
  for (const from of reached) for (const to of all) if (mayMove(from, to)) reached.add(to)
  return reached
}
