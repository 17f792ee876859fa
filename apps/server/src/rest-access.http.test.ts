import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
}, 120_000)
afterAll(() => shop.close())

/** Calls for somebody who is signed in, with those of them that are for everybody; as the ledger has them. */
const signedIn = ['accounts/', 'cars/user-car/', 'orders/', 'service_center/user-bills/', 'invoices/']
const signedInToo = ['service_center/bill-factor/', 'service_center/waiting-list/', 'notification/beams/']
const written = ['POST notification/notif/', 'POST notification/firebase/']
const staff = ['notification/broadcasts/', 'payments/']
const everybodys = [
  ...['accounts/captcha/', 'accounts/login/', 'accounts/token-login/', 'accounts/passkey-login/'],
  ...['orders/required-fields/', 'orders/order-summary/'],
]

function needsSignIn(method: string, path: string): boolean {
  if (everybodys.some((each) => path.startsWith(each))) return false
  return (
    [...signedIn, ...signedInToo, ...staff].some((each) => path.startsWith(each)) ||
    written.includes(`${method} ${path}`)
  )
}

const calls = () =>
  shop.app.declaredRoutes
    .filter(({ url }) => url.startsWith('/api/v1/') && !url.includes('*'))
    .flatMap(({ method, url }) =>
      [method].flat().map((each) => ({ method: each, path: url.slice('/api/v1/'.length) })),
    )
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')

describe('[REST-76] without a valid token', () => {
  test.each([
    ['none', {}],
    ['one that nobody issued', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
  ])('every call that needs a sign-in answers 401, and no other does: %s', async (_case, credentials) => {
    const asked = calls()
    expect(asked.length).toBeGreaterThan(70)
    const wrong: string[] = []
    for (const { method, path } of asked) {
      const { statusCode } = await shop.app.inject({
        method: method as 'GET',
        url: `/api/v1/${path.replace(/:\w+/g, '1')}`,
        headers: { host: 'localhost', ...credentials },
        ...(method !== 'GET' && { payload: {} }),
      })
      if ((statusCode === 401) !== needsSignIn(method, path)) wrong.push(`${method} ${path}: ${statusCode}`)
    }
    expect(wrong).toEqual([])
  })
})
