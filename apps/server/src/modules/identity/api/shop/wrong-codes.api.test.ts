import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, doWork, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    jobs: true,
    env: { CODES_PER_ADDRESS_PER_HOUR: '1000', CODES_PER_PREFIX_PER_HOUR: '1000' },
  })
})
afterAll(() => shop.close())

let number = 93_400_000
let phoneNumber = ''
let to = ''
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  number += 1
  phoneNumber = String(number)
  to = `+968${phoneNumber}`
})

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const solveCaptcha = async () => {
  const { data } = (await shop.app.inject({ url: '/api/v1/accounts/captcha/' })).json()
  return { captchaUuid: data.captcha_uuid, captcha: doWork(data.captcha_uuid, data.work.bits) }
}
const maxRowLength = async () => {
  const { rows } = await shop.deps.db.execute<{ most: number }>(
    sql`SELECT max(cardinality(times)) AS most FROM attempts`,
  )
  return rows[0]?.most
}

describe('a network with twenty wrong codes in an hour', () => {
  const failOften = async () => {
    for (let index = 0; index < 20; index++)
      await login(shop, { phoneNumber: `9310${1000 + index}`, otp: '000000' })
  }
  const loginWith = async (otp: string, captcha: Record<string, string> = {}, options = {}) => {
    const query = `mutation($phone: String!, $otp: String!, $captchaUuid: String, $captcha: String) {
      login(countryCode: "+968", phoneNumber: $phone, otp: $otp, captchaUuid: $captchaUuid, captcha: $captcha) {
        token errors { code field } } }`
    const variables = { phone: phoneNumber, otp, ...captcha }
    return (await ask(shop, query, { ...options, variables })).data.login
  }
  const captchaRequired = { code: 'REQUIRED', field: 'captcha' }

  test('[SEC-02] is asked for a captcha, does not use up the tries of others, and others are not asked', async () => {
    await sendOtp(shop, { phoneNumber })
    const otp = await sentCode(shop, to)
    await failOften()
    for (let index = 0; index < 6; index++)
      expect((await loginWith(otp)).errors).toMatchObject([captchaRequired])
    expect((await loginWith(otp, {}, { remoteAddress: '192.0.2.99' })).token).toBeTruthy()
  })

  test('[SEC-02] signs in with a right code and a captcha, and a captcha is good for one try', async () => {
    await sendOtp(shop, { phoneNumber })
    const otp = await sentCode(shop, to)
    await failOften()
    const solved = await solveCaptcha()
    const wrong = await loginWith(wrongFor(otp), solved)
    expect(wrong.errors).toMatchObject([{ code: 'INVALID_CREDENTIALS', field: 'otp' }])
    expect((await loginWith(otp, solved)).errors).toMatchObject([captchaRequired])
    expect((await loginWith(otp, { ...(await solveCaptcha()), captcha: 'work:1' })).errors).toMatchObject([
      captchaRequired,
    ])
    expect((await loginWith(otp, await solveCaptcha())).token).toBeTruthy()
  })

  test('goes on in the older call with a captcha, too', async () => {
    await sendOtp(shop, { phoneNumber })
    const otp = await sentCode(shop, to)
    await failOften()
    const signInByRest = async (captcha: object) => {
      const payload = { phone_number: to, otp_code: otp, ...captcha }
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/accounts/login/',
        remoteAddress: '192.0.2.1',
        payload,
      })
      return answer.json()
    }
    expect(await signInByRest({})).toMatchObject({ errors: [{ code: 'CAPTCHA_REQUIRED' }] })
    const { captchaUuid: captcha_uuid, captcha } = await solveCaptcha()
    expect(await signInByRest({ captcha_uuid, captcha })).toMatchObject({
      data: { token: expect.any(String) },
    })
  })

  test('signs in with a password and a captcha', async () => {
    await failOften()
    const query = `mutation($captchaUuid: String, $captcha: String) {
      tokenCreate(email: "nobody@example.om", password: "Muscat-2026", captchaUuid: $captchaUuid, captcha: $captcha) {
        errors { code field } } }`
    const errorsOf = async (variables: object) =>
      (await ask(shop, query, { variables: { ...variables } })).data.tokenCreate.errors
    expect(await errorsOf({})).toMatchObject([captchaRequired])
    expect(await errorsOf(await solveCaptcha())).toMatchObject([{ code: 'INVALID_CREDENTIALS' }])
  })

  test('does not hold up the codes of its signed-in customers', async () => {
    const { token } = await signIn(shop, phoneNumber)
    await failOften()
    const query = 'mutation { accountDelete(token: "000000") { errors { code field } } }'
    const { data } = await ask(shop, query, { token })
    expect(data.accountDelete.errors).toMatchObject([{ code: 'INVALID_CREDENTIALS', field: 'otp' }])
  })
})

test('[AUTH-53] [AUTH-54] a wrong code after one that was used is a wrong code, not one too many', async () => {
  await sendOtp(shop, { phoneNumber })
  const otp = await sentCode(shop, to)
  expect((await login(shop, { phoneNumber, otp })).token).toBeTruthy()
  const [error] = (await login(shop, { phoneNumber, otp: wrongFor(otp) })).errors
  expect(error).toEqual({
    code: 'INVALID_CREDENTIALS',
    field: 'otp',
    message: 'your submit code is not correct',
  })
  expect((await login(shop, { phoneNumber, otp })).errors[0].code).toBe('INVALID_CREDENTIALS')
})

test('of attempts without an end only as many times are stored as the limit asks for', async () => {
  const guess = () =>
    ask(shop, 'mutation { tokenCreate(email: "a@example.om", password: "Muscat-2026") { errors { code } } }')
  for (let index = 0; index < 40; index++) await guess()
  expect(await maxRowLength()).toBe(21)
  for (let index = 0; index < 40; index++) await login(shop, { phoneNumber, otp: '000000' })
  expect(await maxRowLength()).toBe(21)
})

test('whoever goes on trying is not locked out for longer than the window', async () => {
  const guess = async () => {
    const query =
      'mutation { tokenCreate(email: "b@example.om", password: "Muscat-2026") { errors { code } } }'
    return (await ask(shop, query)).data.tokenCreate.errors[0].code
  }
  const passMinutes = (minutes: number) =>
    shop.deps.db.execute(sql`UPDATE attempts SET times =
      ARRAY(SELECT time - make_interval(mins => ${minutes}) FROM unnest(times) AS time)`)
  for (let index = 0; index < 10; index++) await guess()
  for (let index = 0; index < 5; index++) {
    await passMinutes(11)
    expect(await guess()).toBe('REQUIRED')
  }
  await passMinutes(6)
  expect(await guess()).toBe('INVALID_CREDENTIALS')
})

test('[AUTH-53] codes over all services draw on one budget of the number', async () => {
  const services = ['sms', 'whatsapp', 'sms', 'whatsapp']
  const answers = []
  for (const service of services) {
    answers.push(await sendOtp(shop, { phoneNumber }, { service }))
    await shop.deps.db.execute(sql`DELETE FROM attempts WHERE key LIKE 'wait:%'`)
  }
  expect(answers.map(({ errors }) => errors.length)).toEqual([0, 0, 0, 1])
  expect(answers[3]).toMatchObject({
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 500 && seconds <= 600),
    errors: [{ code: 'LOGIN_ATTEMPT_DELAYED', field: 'phoneNumber' }],
  })
})

test('[AUTH-53] a hundred wrong codes in a row leave a number one code a day, and a right one ends that', async () => {
  await sendOtp(shop, { phoneNumber })
  const first = await sentCode(shop, to)
  await shop.deps.db.execute(sql`UPDATE one_time_codes SET failures = 99 WHERE phone = ${to}`)
  await login(shop, { phoneNumber, otp: wrongFor(first) })
  const passHours = async (hours: number) => {
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    await shop.deps.db.execute(sql`UPDATE one_time_codes SET sent_at = sent_at - make_interval(hours => ${hours})
      WHERE phone = ${to}`)
  }
  await passHours(2)
  const frozen = await sendOtp(shop, { phoneNumber })
  expect(frozen).toMatchObject({
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 21 * 3600 && seconds <= 22 * 3600),
    errors: [{ code: 'LOGIN_ATTEMPT_DELAYED' }],
  })
  await passHours(22)
  expect((await sendOtp(shop, { phoneNumber })).errors).toEqual([])
  const second = await sentCode(shop, to, 2)
  expect((await login(shop, { phoneNumber, otp: second })).token).toBeTruthy()
  await passHours(1)
  expect((await sendOtp(shop, { phoneNumber })).errors).toEqual([])
})
