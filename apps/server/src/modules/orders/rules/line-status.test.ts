import { expect, test } from 'vitest'
import { lineStatus } from './line-status.ts'

const line = { quantity: 3, used: 0, returned: 0, expired: 0 }

test.each([
  [line, 'UNFULFILLED', 'open'],
  [{ ...line, used: 1 }, 'PARTIALLY_FULFILLED', 'partly_used'],
  [{ ...line, used: 3 }, 'FULFILLED', 'used'],
  [{ ...line, used: 2, returned: 1 }, 'PARTIALLY_RETURNED', 'used'],
  [{ ...line, returned: 3 }, 'RETURNED', 'returned'],
  [{ ...line, expired: 3 }, 'EXPIRED', 'expired'],
  [{ ...line, returned: 1, expired: 2 }, 'EXPIRED', 'expired'],
  [line, 'CANCELED', 'cancelled'],
] as const)('of %j in an order that is %s is %s', (units, order, status) => {
  expect(lineStatus(units, order)).toBe(status)
})
