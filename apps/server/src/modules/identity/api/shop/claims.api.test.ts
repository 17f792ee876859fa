import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, login, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())

const rowOf = async (phone: string) => {
  const { rows } = await shop.deps.db.execute(
    sql`SELECT first_name, phone, invited_by, campaign, is_active, driver_code_hash FROM customers WHERE phone = ${phone}`,
  )
  return rows[0]
}

test('who somebody is comes from the token alone, whatever the body claims', async () => {
  const own = await signIn(shop, '97100001')
  const victim = await signIn(shop, '97100002')
  const before = await rowOf('+96897100002')
  const claims = {
    id: victim.user.id,
    user_id: victim.user.id,
    sub: victim.user.id,
    customer_id: 2,
    role: 'operator',
    is_staff: true,
    is_active: false,
    driver_code_hash: 'x',
  }
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/v1/accounts/user/',
    headers: { authorization: `Bearer ${own.token}` },
    payload: { first_name: 'Mallory', ...claims },
  })
  expect([200, 400]).toContain(answer.statusCode)
  expect(await rowOf('+96897100002')).toEqual(before)
  expect(await rowOf('+96897100001')).toMatchObject({ is_active: true, driver_code_hash: null })
  const query = `mutation { accountUpdate(customerId: "${victim.user.id}", input: { firstName: "Mallory" }) { errors { code } } }`
  const { errors } = await ask(shop, query, { token: own.token })
  expect(errors[0].extensions.exception.code).toBe('PermissionDenied')
  expect(await rowOf('+96897100002')).toEqual(before)
})

test('an invitation, a campaign or a registration never opens an account that exists', async () => {
  const { user } = await signIn(shop, '97100003')
  const before = await rowOf('+96897100003')
  const send = `mutation { sendOtp(countryCode: "968", phoneNumber: "97100003", messagingService: "whatsapp",
    ref: "MALLORY", cid: "bima") { message retryAfter errors { code } } }`
  const sent = await ask(shop, send)
  expect(sent.data.sendOtp.errors).toEqual([])
  expect(JSON.stringify(sent)).not.toMatch(/token/i)
  const otp = await sentCode(shop, '+96897100003', 2)
  for (const wrong of ['', otp === '000000' ? '111111' : '000000']) {
    expect((await login(shop, { phoneNumber: '97100003', otp: wrong })).token).toBeNull()
  }
  const signedIn = await login(shop, { phoneNumber: '97100003', otp })
  expect(signedIn.user.id).toBe(user.id)
  // Who invited is decided by the first sign-in and not by a later link.
  expect(await rowOf('+96897100003')).toEqual(before)
  const register = `mutation { accountRegister(input: { email: "${signedIn.user.email}", password: "Muscat-2026",
    redirectUrl: "http://localhost/en/register" }) { user { id } errors { code } } }`
  const { data } = await ask(shop, register)
  expect(data.accountRegister.user).toBeNull()
  const byPassword = `mutation { tokenCreate(email: "${signedIn.user.email}", password: "Muscat-2026") { token errors { code } } }`
  expect((await ask(shop, byPassword)).data.tokenCreate.token).toBeNull()
})
