import { resendWaitMs } from '@warsha/contract/constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doWork, login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

/** One code an hour for an address, five with a captcha. */
let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['attempts', 'one_time_codes'])
    await shop.deps.db.execute(sql.raw(`DELETE FROM ${table}`))
})

const remoteAddress = '192.0.2.60'

async function call(payload?: object) {
  const answer = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/accounts/${payload ? 'login' : 'captcha'}/`,
    remoteAddress,
    headers: { host: 'localhost', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
  const { errors, data } = answer.json()
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), errors, data }
}

async function requestCode(phone_number: string) {
  const { data } = await call()
  const captcha = doWork(data.captcha_uuid, data.work.bits)
  return call({ phone_number, captcha_uuid: data.captcha_uuid, captcha })
}

const check = (phone_number: string, otp_code: string) => call({ phone_number, otp_code })

const limited = (code: string) => ({ status: 429, errors: [{ code }] })

describe('[SEC-02] over REST every limit answers 429 and says when to come back', () => {
  test('of codes for a number', async () => {
    expect((await requestCode('94200001')).status).toBe(200)
    const again = await requestCode('94200001')
    expect(again).toMatchObject(limited('CODE_WAIT'))
    expect(again.retryAfter).toBeGreaterThan(0)
    expect(again.retryAfter).toBeLessThanOrEqual(resendWaitMs / 1000)
  })

  test('of codes for an address, with a captcha for each of them', async () => {
    for (let index = 0; index < 5; index++) expect((await requestCode(`942${index}1001`)).status).toBe(200)
    const sixth = await requestCode('94251001')
    expect(sixth).toMatchObject(limited('TOO_MANY_REQUESTS'))
    expect(sixth.retryAfter).toBeGreaterThan(resendWaitMs / 1000)
    expect(sixth.retryAfter).toBeLessThanOrEqual(3600)
  })

  test('of tries of a number’s code', async () => {
    await requestCode('94200003')
    const code = await sentCode(shop, '+96894200003')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await check('94200003', wrong)).status).toBe(400)
    const sixth = await check('94200003', code)
    expect(sixth).toMatchObject(limited('CODE_TRIES_EXCEEDED'))
    // No try of this code is of use any more; this is how long another one may have to be waited for.
    expect(sixth.retryAfter).toBe(resendWaitMs / 1000)
  })
})

test('[SEC-02] beyond twenty wrong codes an address needs a captcha for every try, or waits as long as is said', async () => {
  for (let tries = 0; tries < 20; tries++)
    expect((await check(`9431${1000 + tries}`, '000000')).errors).toMatchObject([{ code: 'CODE_INCORRECT' }])
  const next = await check('94320001', '000000')
  expect(next.errors).toMatchObject([{ code: 'CAPTCHA_REQUIRED', field: 'captcha' }])
  expect(next.retryAfter).toBeGreaterThan(resendWaitMs / 1000)
  expect(next.retryAfter).toBeLessThanOrEqual(3600)
  const { data } = await call()
  const captcha = doWork(data.captcha_uuid, data.work.bits)
  const solved = { phone_number: '94320001', otp_code: '000000', captcha_uuid: data.captcha_uuid, captcha }
  expect((await call(solved)).errors).toMatchObject([{ code: 'CODE_INCORRECT' }])
  expect((await call(solved)).errors).toMatchObject([{ code: expect.stringMatching(/^CAPTCHA/) }])
})

test('[SEC-02] over GraphQL the same limits are errors of the payload, which says how long to wait', async () => {
  const phoneNumber = '94200005'
  expect((await sendOtp(shop, { phoneNumber }, { remoteAddress })).errors).toEqual([])
  const { errors } = await sendOtp(shop, { phoneNumber }, { remoteAddress: '192.0.2.61' })
  expect(errors).toMatchObject([{ code: 'LOGIN_ATTEMPT_DELAYED', message: expect.stringMatching(/\d+ s/) }])
  for (let tries = 0; tries < 5; tries++) {
    const refused = await login(shop, { phoneNumber, otp: '000000' }, { remoteAddress })
    expect(refused.errors).toMatchObject([{ code: 'INVALID_CREDENTIALS' }])
  }
  const sixth = await login(shop, { phoneNumber, otp: '000000' }, { remoteAddress })
  expect(sixth.errors).toMatchObject([{ code: 'LOGIN_ATTEMPT_DELAYED' }])
})
