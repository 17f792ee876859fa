import type { OrderStatus, PaymentStatus } from '@warsha/server/modules/orders/index.ts'

/**
 * Orders of the customer with a history, oldest first. Those paid from the wallet are the ones that its history names,
 * with the same amounts.
 */
export type DemoOrder = {
  readonly number: number
  /** A day, or so many days before the shop is opened. */
  readonly placed: string | number
  readonly product: string
  readonly quantity: number
  /** For all pieces, as it was paid then. */
  readonly rial: string
  readonly paidBy: 'wallet' | 'card' | 'nothing'
  /** Every status after the first one. */
  readonly moves?: readonly OrderStatus[]
  readonly paymentMoves?: readonly PaymentStatus[]
  readonly refundedRial?: string
  readonly units?: { readonly used?: number; readonly returned?: number; readonly expired?: number }
  /** The first one, where it is not UNFULFILLED. */
  readonly begins?: OrderStatus
  /** So many days after it was placed, at ten in the morning. */
  readonly bookedAfterDays?: number
}

const done = { moves: ['FULFILLED'], units: { used: 1 } } as const

export const demoOrders: readonly DemoOrder[] = [
  {
    number: 10021,
    placed: '2026-02-05',
    product: 'full-wash-inside-out',
    quantity: 1,
    rial: '12.500',
    paidBy: 'wallet',
    bookedAfterDays: 2,
    ...done,
  },
  {
    number: 10034,
    placed: '2026-03-02',
    product: 'express-foam-wash',
    quantity: 1,
    rial: '3.200',
    paidBy: 'wallet',
    moves: ['CANCELED'],
    paymentMoves: ['FULLY_REFUNDED'],
    refundedRial: '3.200',
    bookedAfterDays: 4,
  },
  {
    number: 10047,
    placed: '2026-03-28',
    product: 'sahil-phone-holder',
    quantity: 1,
    rial: '8.900',
    paidBy: 'wallet',
    ...done,
  },
  {
    number: 10063,
    placed: '2026-04-21',
    product: 'wheel-balancing',
    quantity: 1,
    rial: '5.750',
    paidBy: 'wallet',
    bookedAfterDays: 1,
    ...done,
  },
  {
    number: 10078,
    placed: '2026-05-08',
    product: 'falcon-dash-camera-4k',
    quantity: 1,
    rial: '38.400',
    paidBy: 'wallet',
    ...done,
  },
  {
    number: 10092,
    placed: '2026-06-11',
    product: 'puncture-repair',
    quantity: 1,
    rial: '4.300',
    paidBy: 'wallet',
    bookedAfterDays: 0,
    ...done,
  },
  {
    number: 10107,
    placed: '2026-07-03',
    product: 'underbody-wash',
    quantity: 1,
    rial: '6.100',
    paidBy: 'wallet',
    bookedAfterDays: 3,
    ...done,
  },
  {
    number: 10119,
    placed: '2026-07-20',
    product: 'rimal-tyre-inflator',
    quantity: 1,
    rial: '15.850',
    paidBy: 'wallet',
    moves: ['FULFILLED', 'RETURNED'],
    paymentMoves: ['FULLY_REFUNDED'],
    refundedRial: '15.850',
    units: { returned: 1 },
  },
  {
    number: 10131,
    placed: '2026-08-16',
    product: 'jabal-power-55ah',
    quantity: 1,
    rial: '21.990',
    paidBy: 'wallet',
    ...done,
  },
  {
    number: 10146,
    placed: '2026-09-14',
    product: 'oil-change-service',
    quantity: 1,
    rial: '2.700',
    paidBy: 'wallet',
    moves: ['EXPIRED'],
    units: { expired: 1 },
    bookedAfterDays: 2,
  },
  {
    number: 10158,
    placed: '2026-10-10',
    product: 'summer-wax-protection',
    quantity: 1,
    rial: '7.250',
    paidBy: 'wallet',
    bookedAfterDays: 5,
    ...done,
  },
  {
    number: 10164,
    placed: 9,
    product: 'marsa-floor-mats',
    quantity: 2,
    rial: '18.000',
    paidBy: 'card',
    moves: ['FULFILLED', 'PARTIALLY_RETURNED'],
    paymentMoves: ['PARTIALLY_REFUNDED'],
    refundedRial: '9.000',
    units: { used: 1, returned: 1 },
  },
  {
    number: 10171,
    placed: 5,
    product: 'wadi-fuel-can-20-l',
    quantity: 2,
    rial: '13.000',
    paidBy: 'card',
    moves: ['FULFILLED'],
    units: { used: 2 },
  },
  {
    number: 10176,
    placed: 3,
    product: 'hand-wash-with-wax',
    quantity: 2,
    rial: '17.000',
    paidBy: 'card',
    moves: ['PARTIALLY_FULFILLED'],
    units: { used: 1 },
    bookedAfterDays: 13,
  },
  {
    number: 10179,
    placed: 2,
    product: 'forty-point-inspection',
    quantity: 1,
    rial: '9.500',
    paidBy: 'card',
    bookedAfterDays: 10,
  },
  {
    number: 10182,
    placed: 1,
    product: 'ac-gas-refill',
    quantity: 1,
    rial: '11.000',
    paidBy: 'card',
    begins: 'UNCONFIRMED',
    bookedAfterDays: 11,
  },
  {
    number: 10183,
    placed: 1,
    product: 'ceramic-coating',
    quantity: 1,
    rial: '60.000',
    paidBy: 'nothing',
    begins: 'DRAFT',
  },
]
