import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
})
afterAll(() => shop.close())

/** Calls for somebody who is signed in, with those of them that are for everybody; as the ledger has them. */
const signedIn = [
  'accounts/',
  'cars/user-car/',
  'orders/',
  'service_center/user-bills/',
  'invoices/',
  'credit-notes/',
]
const signedInToo = [
  'service_center/bill-factor/',
  'service_center/waiting-list/',
  'products/stock-alerts/',
  'notification/beams/',
  'cars/logbook/',
]
const written = ['POST notification/notif/', 'POST notification/firebase/']
const staff = ['payments/']
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
    // The console's calls know other credentials: a session in a cookie.
    .filter(
      ({ url }) => url.startsWith('/api/v1/') && !url.startsWith('/api/v1/console/') && !url.includes('*'),
    )
    .flatMap(({ method, url }) =>
      [method].flat().map((each) => ({ method: each, path: url.slice('/api/v1/'.length) })),
    )
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')

/** Ways to new credentials: what a client still sends of the old ones does not matter there. */
const waysToCredentials = [
  ...['accounts/captcha/', 'accounts/login/', 'accounts/token-login/', 'accounts/passkey-login/'],
]

async function statusOf(method: string, path: string, authorization?: string): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method: method as 'GET',
    url: `/api/v1/${path.replace(/:\w+/g, '1')}`,
    headers: { host: 'localhost', ...(authorization && { authorization }) },
    ...(method !== 'GET' && { payload: {} }),
  })
  return statusCode
}

describe('[REST-76] a call', () => {
  test('that needs a sign-in answers 401 without a token, and no other does', async () => {
    const asked = calls()
    expect(asked.length).toBeGreaterThan(70)
    const wrong: string[] = []
    for (const { method, path } of asked) {
      const status = await statusOf(method, path)
      if ((status === 401) !== needsSignIn(method, path)) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  test('answers 401 to a token that nobody issued, public ones too, so that clients renew theirs', async () => {
    const wrong: string[] = []
    for (const { method, path } of calls()) {
      const status = await statusOf(method, path, 'Bearer eyJhbGciOiJub25lIn0.e30.')
      const isRefused = !waysToCredentials.some((each) => path.startsWith(each))
      if ((status === 401) !== isRefused) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
