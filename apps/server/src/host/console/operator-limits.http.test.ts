import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCookie } from '#http/caller.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const perMinute = 30

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_LIMIT_PER_MINUTE: String(perMinute) } })
})
afterAll(() => shop.close())

let address = 0
/** Each call comes from another network. */
const ask = (token: string) => {
  address += 1
  return shop.app.inject({
    url: '/api/v1/console/session/',
    remoteAddress: `203.0.${address >> 8}.${address & 255}`,
    headers: { host: 'localhost' },
    cookies: { [staffCookie]: token },
  })
}

test('[OPS-70] an operator may send so much a minute, wherever the calls come from; nobody else is held up', async () => {
  const busy = await makeMember(shop, 'administrator')
  const sessions = [await signInStaff(shop, busy, -1), await signInStaff(shop, busy)]
  const colleague = await signInStaff(shop, await makeMember(shop, 'support'))
  const answers = await Promise.all(
    Array.from({ length: perMinute + 10 }, (_, at) => ask(sessions[at % 2]?.token ?? '')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perMinute)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(10)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(colleague.token)).statusCode).toBe(200)
})
