import { expect, test } from 'vitest'
import { retryPath } from './retry-path.ts'

test.each([
  [{ checkoutId: 'checkout-1' }, 'checkout-1', '/payment/'],
  [{}, 'checkout-1', '/payment/'],
  [{ checkoutId: 'checkout-1' }, 'checkout-2', '/cart'],
  [{ checkoutId: 'checkout-1' }, '', '/cart'],
  [{}, '', '/cart'],
  [{ isWalletCharge: true }, 'checkout-1', '/wallet/'],
  [{ isWalletCharge: true, checkoutId: 'checkout-1' }, 'checkout-1', '/payment/'],
])('after %j with the reservation "%s" one tries again at %s', (facts, reserved, path) => {
  expect(retryPath(facts, reserved)).toBe(path)
})
