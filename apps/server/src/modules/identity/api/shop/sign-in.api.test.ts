import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())

describe('signing in with a code', () => {
  test('[AUTH-25] [AUTH-31] [GQL-05] the messaging services have value, default, label and icon', async () => {
    const query = '{ messagingServices { value isDefault label icon } }'
    const { data } = await ask(shop, query, { url: '/graphql/auth/' })
    expect(data.messagingServices).toEqual([
      { value: 'sms', isDefault: true, label: 'SMS', icon: 'sms' },
      { value: 'whatsapp', isDefault: false, label: 'WhatsApp', icon: 'whatsapp' },
    ])
  })

  test('[AUTH-21] [GQL-03] a number gets a code of six digits by the service that was chosen', async () => {
    const sent = await sendOtp(shop, { phoneNumber: '92000008' }, { service: 'whatsapp' })
    expect(sent).toEqual({ message: 'We have sent you a code.', retryAfter: 120, errors: [] })
    expect(await sentCode(shop, '+96892000008')).toMatch(/^\d{6}$/)
    const [message] = await listSentMessages(shop.deps.db, '+96892000008')
    expect(message?.service).toBe('whatsapp')
  })

  test('[AUTH-48] a sign-in needs the country code, the number and the code', async () => {
    const all = { countryCode: '+968', phoneNumber: '92000009', otp: '123456' }
    for (const missing of Object.keys(all)) {
      const given = Object.entries(all).filter(([name]) => name !== missing)
      const list = given.map(([name, value]) => `${name}: "${value}"`).join(', ')
      const { errors } = await ask(shop, `mutation { login(${list}) { token } }`)
      expect(errors[0].message).toContain(`"${missing}"`)
    }
  })

  test('[AUTH-58] [AUTH-59] [GQL-04] the first sign-in of a number makes its account and answers with tokens', async () => {
    await sendOtp(shop, { phoneNumber: '92000001' })
    const otp = await sentCode(shop, '+96892000001')
    const signedIn = await login(shop, { phoneNumber: '92000001', otp })
    expect(signedIn).toMatchObject({
      token: expect.any(String),
      refreshToken: expect.any(String),
      user: { firstName: '', lastName: '', phone: '+96892000001', metadata: [] },
      errors: [],
    })
    expect(signedIn.user.email).toMatch(/\.invalid$/)
    const { data } = await ask(shop, '{ me { id email } }', { token: signedIn.token })
    expect(data.me).toEqual({ id: signedIn.user.id, email: signedIn.user.email })
  })

  test('the message is bound to the host and says the code first', async () => {
    await sendOtp(shop, { phoneNumber: '92000002' })
    const otp = await sentCode(shop, '+96892000002')
    const [message] = await listSentMessages(shop.deps.db, '+96892000002')
    expect(message?.text).toBe(`${otp} is your Warsha code. Never share it.\n\n@localhost #${otp}`)
  })

  test('[AUTH-45] [AUTH-54] a wrong code is refused in its words, and the right one still works', async () => {
    await sendOtp(shop, { phoneNumber: '92000003' })
    const otp = await sentCode(shop, '+96892000003')
    const wrong = otp === '000000' ? '111111' : '000000'
    const refused = await login(shop, { phoneNumber: '92000003', otp: wrong })
    expect(refused).toMatchObject({
      token: null,
      errors: [{ code: 'INVALID_CREDENTIALS', field: 'otp', message: 'your submit code is not correct' }],
    })
    expect((await login(shop, { phoneNumber: '92000003', otp })).token).toBeTruthy()
    expect((await login(shop, { phoneNumber: '92000003', otp })).errors[0].code).toBe('INVALID_CREDENTIALS')
  })

  test('the same number is the same account, however it is written', async () => {
    const first = await signIn(shop, '92000004')
    await sendOtp(shop, { countryCode: '٠٠٩٦٨', phoneNumber: '+968 9200-0004' }, { service: 'whatsapp' })
    const otp = await sentCode(shop, '+96892000004', 2)
    const again = await login(shop, { countryCode: '968', phoneNumber: '٩٢٠٠ ٠٠٠٤', otp })
    expect(again.user.id).toBe(first.user.id)
  })

  test('[AUTH-22] [CAMP-29] inviter and campaign of the first code stay with the account', async () => {
    const query = (arguments_: string) => `mutation { sendOtp(countryCode: "968", phoneNumber: "92000005",
      messagingService: "sms", ${arguments_}) { errors { code } } }`
    await ask(shop, query('ref: "SALMA7", cid: "bima"'))
    const otp = await sentCode(shop, '+96892000005')
    await login(shop, { phoneNumber: '92000005', otp })
    const { rows } = await shop.deps.db.execute(
      sql`SELECT invited_by, campaign FROM customers WHERE phone = '+96892000005'`,
    )
    expect(rows).toEqual([{ invited_by: 'SALMA7', campaign: 'bima' }])
  })

  test('a resend without an inviter has none unless the sign-in names one, and what is no code is not stored', async () => {
    const send = (service: string, more: string) =>
      ask(
        shop,
        `mutation { sendOtp(countryCode: "968", phoneNumber: "92000006", messagingService: "${service}"${more}) {
          errors { code } } }`,
      )
    await send('sms', ', ref: "SALMA7", cid: "<script>"')
    // Two messages on their way at once may arrive in either order.
    await sentCode(shop, '+96892000006')
    await send('whatsapp', '')
    const otp = await sentCode(shop, '+96892000006', 2)
    await login(shop, { phoneNumber: '92000006', otp })
    const { rows } = await shop.deps.db.execute(
      sql`SELECT invited_by, campaign FROM customers WHERE phone = '+96892000006'`,
    )
    expect(rows).toEqual([{ invited_by: null, campaign: null }])
  })
})
