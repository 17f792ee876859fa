import { expect, test } from 'vitest'
import { isWithoutPlace } from './is-without-place.ts'

test.each(['/en/login', '/ar/login/', '/ar/verify-otp', '/en/verify-otp/', '/en/offline'])(
  '[LOC-02] nobody is asked for a place on %s',
  (path) => {
    expect(isWithoutPlace(path)).toBe(true)
  },
)

test.each(['/en', '/en/login/help', '/en/referred-login', '/login-offers', '/ar/cart/'])(
  '[LOC-01] %s is a page like any other',
  (path) => {
    expect(isWithoutPlace(path)).toBe(false)
  },
)
