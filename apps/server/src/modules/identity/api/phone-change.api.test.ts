import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM attempts`))

const request = async (token: string | undefined, phoneNumber: string) => {
  const { data, errors } = await ask(
    shop,
    `mutation { phoneChangeRequest(countryCode: "+968", phoneNumber: "${phoneNumber}", messagingService: "sms") {
      retryAfter errors { code field message } } }`,
    token ? { token } : {},
  )
  return data?.phoneChangeRequest ?? { errors }
}

const change = async (token: string, phoneNumber: string, otp: string) => {
  const { data } = await ask(
    shop,
    `mutation { phoneChange(countryCode: "+968", phoneNumber: "${phoneNumber}", otp: "${otp}") {
      user { phone } errors { code field message } } }`,
    { token },
  )
  return data.phoneChange
}

test('[PROF-13] a new number replaces the old one with its code, and the old one is told', async () => {
  const { token, user } = await signIn(shop, '95100001')
  expect(await request(token, '95100002')).toEqual({ retryAfter: 120, errors: [] })
  const otp = await sentCode(shop, '+96895100002')
  const [sent] = await listSentMessages(shop.deps.db, '+96895100002')
  expect(sent?.text).toContain('confirms this number')
  expect(await change(token, '95100002', otp)).toEqual({ user: { phone: '+96895100002' }, errors: [] })
  await waitUntil(async () => (await listSentMessages(shop.deps.db, '+96895100001')).length === 2)
  const [warning] = await listSentMessages(shop.deps.db, '+96895100001')
  expect(warning?.text).toContain('was changed')
  const again = await signIn(shop, '95100003')
  expect(again.user.id).not.toBe(user.id)
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await sendOtp(shop, { phoneNumber: '95100002' })
  const code = await sentCode(shop, '+96895100002', 2)
  expect((await login(shop, { phoneNumber: '95100002', otp: code })).user.id).toBe(user.id)
})

test('[PROF-13] a wrong code, a code for signing in and a code used before change nothing', async () => {
  const { token } = await signIn(shop, '95200001')
  await request(token, '95200002')
  const otp = await sentCode(shop, '+96895200002')
  const wrong = otp === '000000' ? '000001' : '000000'
  expect((await change(token, '95200002', wrong)).errors).toMatchObject([
    { code: 'INVALID_CREDENTIALS', field: 'otp', message: 'your submit code is not correct' },
  ])
  await sendOtp(shop, { phoneNumber: '95200003' })
  const forSignIn = await sentCode(shop, '+96895200003')
  expect((await change(token, '95200003', forSignIn)).errors).toHaveLength(1)
  expect((await change(token, '95200002', otp)).errors).toEqual([])
  expect((await change(token, '95200002', otp)).errors).toHaveLength(1)
})

test('[PROF-13] a code of a change does not sign in', async () => {
  const { token } = await signIn(shop, '95300001')
  await request(token, '95300002')
  const otp = await sentCode(shop, '+96895300002')
  expect(await login(shop, { phoneNumber: '95300002', otp })).toMatchObject({ token: null })
})

test('the number of another account is refused to its holder only, and stays theirs', async () => {
  const other = await signIn(shop, '95400001')
  const { token } = await signIn(shop, '95400002')
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  // Nothing says so before the code.
  expect(await request(token, '95400001')).toEqual({ retryAfter: 120, errors: [] })
  const otp = await sentCode(shop, '+96895400001', 2)
  expect((await change(token, '95400001', otp)).errors).toMatchObject([{ code: 'UNIQUE' }])
  const { data } = await ask(shop, '{ me { phone } }', { token: other.token })
  expect(data.me.phone).toBe('+96895400001')
})

test('a visitor sends no code for a change', async () => {
  expect((await request(undefined, '95500001')).errors).toHaveLength(1)
  expect(await listSentMessages(shop.deps.db, '+96895500001')).toEqual([])
})

test('[PROF-04] the profile over REST takes an e-mail address, and refuses what is none', async () => {
  const { token } = await signIn(shop, '95600001')
  const put = async (payload: object) => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/v1/accounts/user/',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
      payload,
    })
    return answer.json()
  }
  expect((await put({ email: 'salim@example.om' })).data.email).toBe('salim@example.om')
  expect((await put({ email: 'a b@c.om' })).errors).toMatchObject([{ code: 'EMAIL_INVALID', field: 'email' }])
  expect((await put({ first_name: ' ' })).errors).toMatchObject([{ field: 'first_name' }])
  expect((await put({ email: '' })).data.email).toBe('')
})
