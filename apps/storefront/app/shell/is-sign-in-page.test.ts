import { expect, test } from 'vitest'
import { isSignInPage } from './is-sign-in-page.ts'

test.each(['/en/login', '/ar/login/', '/ar/verify-otp', '/en/verify-otp/'])(
  '[LOC-02] nobody is asked for a place on %s',
  (path) => {
    expect(isSignInPage(path)).toBe(true)
  },
)

test.each(['/en', '/en/login/help', '/en/referred-login', '/login-offers', '/ar/cart/'])(
  '[LOC-01] %s is a page like any other',
  (path) => {
    expect(isSignInPage(path)).toBe(false)
  },
)
