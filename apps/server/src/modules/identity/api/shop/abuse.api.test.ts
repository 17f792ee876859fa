import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, doWork, login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
const open = async (env: Record<string, string> = {}) => {
  shop = await buildTestApp({ jobs: true, env })
  return shop
}

let phoneNumber = '93000001'
let to = '+96893000001'
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`
const sendsOf = async (recipient: string) => (await listSentMessages(shop.deps.db, recipient)).length
const queued = async () => {
  const { rows } = await shop.deps.db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM pgboss.job WHERE name LIKE '%send-message%'`,
  )
  return rows[0]?.count
}

describe('guessing codes', () => {
  beforeAll(() => open())
  afterAll(() => shop.close())

  // A number for each of them, since a message of the one before may still be on its way; all else begins anew.
  let number = 93_000_000
  beforeEach(async () => {
    for (const table of ['attempts', 'one_time_codes', 'sessions']) {
      await shop.deps.db.execute(sql`DELETE FROM ${sql.identifier(table)}`)
    }
    number += 100
    phoneNumber = String(number)
    to = `+968${phoneNumber}`
    await sendOtp(shop, { phoneNumber })
  })

  test('[AUTH-53] of 200 wrong codes at once five are compared, and the right one is refused then', async () => {
    const code = await sentCode(shop, to)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        login(shop, { phoneNumber, otp: wrongFor(code) }, { remoteAddress: addressOf(index) }),
      ),
    )
    const compared = answers.filter(({ errors }) => errors[0].code === 'INVALID_CREDENTIALS')
    expect(compared).toHaveLength(5)
    expect((await login(shop, { phoneNumber, otp: code })).errors[0].code).toBe('LOGIN_ATTEMPT_DELAYED')
  })

  test('fifty right codes at once open one session', async () => {
    const otp = await sentCode(shop, to)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        login(shop, { phoneNumber, otp }, { remoteAddress: addressOf(index) }),
      ),
    )
    expect(answers.filter(({ token }) => token)).toHaveLength(1)
    const { rows } = await shop.deps.db.execute(sql`SELECT 1 FROM sessions`)
    expect(rows).toHaveLength(1)
  })

  test('aliases and batches count as one try at most', async () => {
    const one = (name: string) =>
      `${name}: login(countryCode: "968", phoneNumber: "${phoneNumber}", otp: "000000") { token errors { code } }`
    const triesOf = async () => {
      const { rows } = await shop.deps.db.execute<{ tries: number }>(sql`SELECT tries FROM one_time_codes`)
      return rows[0]?.tries
    }
    const names = Array.from({ length: 1000 }, (_, index) => `a${index}`)
    await ask(shop, `mutation { ${names.map(one).join(' ')} }`)
    expect(await triesOf()).toBe(0)
    const { errors } = await ask(shop, `mutation { ${names.slice(0, 5).map(one).join(' ')} }`)
    expect(errors).toHaveLength(4)
    expect(await triesOf()).toBe(1)
    await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: names.slice(0, 50).map((name) => ({ query: `mutation { ${one(name)} }` })),
    })
    expect(await triesOf()).toBe(1)
  })

  test('a code is good for its number alone, and the newest alone', async () => {
    const first = await sentCode(shop, to)
    expect((await login(shop, { phoneNumber: String(number + 1), otp: first })).errors[0].code).toBe(
      'INVALID_CREDENTIALS',
    )
    await sendOtp(shop, { phoneNumber }, { service: 'whatsapp' })
    const second = await sentCode(shop, to, 2)
    if (first !== second) {
      expect((await login(shop, { phoneNumber, otp: first })).errors[0].code).toBe('INVALID_CREDENTIALS')
    }
    expect((await login(shop, { phoneNumber, otp: second })).token).toBeTruthy()
  })

  test('[AUTH-53] a code older than five minutes is refused in its own words', async () => {
    const otp = await sentCode(shop, to)
    await shop.deps.db.execute(sql`UPDATE one_time_codes SET expires_at = now()`)
    expect((await login(shop, { phoneNumber, otp })).errors).toEqual([
      {
        code: 'INVALID_CREDENTIALS',
        field: 'otp',
        message: 'This code has expired. Please request a new one.',
      },
    ])
  })

  test('[AUTH-53] it lives five minutes, and a resend voids it before its time', async () => {
    const { rows } = await shop.deps.db.execute(
      sql`SELECT extract(epoch FROM expires_at - sent_at)::integer AS seconds FROM one_time_codes`,
    )
    expect(rows).toEqual([{ seconds: 300 }])
    const first = await sentCode(shop, to)
    await sendOtp(shop, { phoneNumber }, { service: 'whatsapp' })
    let newest = await sentCode(shop, to, 2)
    // One in a million codes is followed by itself.
    for (let count = 3; newest === first; count++) {
      await shop.deps.db.execute(sql`DELETE FROM attempts`)
      await sendOtp(shop, { phoneNumber })
      newest = await sentCode(shop, to, count)
    }
    expect((await login(shop, { phoneNumber, otp: first })).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await login(shop, { phoneNumber, otp: newest })).token).toBeTruthy()
  })

  test.each(['en', 'ar'])('[AUTH-53] each refusal has words of its own in %s', async (language) => {
    const headers = { 'accept-language': language }
    const otp = await sentCode(shop, to)
    const tell = async (code: string) =>
      (await login(shop, { phoneNumber, otp: code }, { headers })).errors[0].message
    const wrong = await tell(wrongFor(otp))
    await shop.deps.db.execute(sql`UPDATE one_time_codes SET expires_at = now()`)
    const late = await tell(otp)
    await shop.deps.db.execute(
      sql`UPDATE one_time_codes SET tries = 5, expires_at = now() + interval '1 minute'`,
    )
    const tried = await tell(otp)
    const early = (await sendOtp(shop, { phoneNumber }, { headers })).errors[0].message
    await shop.deps.db.execute(sql`UPDATE attempts SET times =
      ARRAY(SELECT now() - interval '15 minutes' FROM generate_series(1, 5)), window_seconds = 3600
      WHERE key LIKE ${`%${phoneNumber}%`}`)
    const often = (await sendOtp(shop, { phoneNumber }, { headers })).errors[0].message
    const texts = [wrong, late, tried, early, often].map((text) => text.replaceAll(/\d+/g, '#'))
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(/[\u0600-\u06ff]/.test(text)).toBe(language === 'ar')
  })

  test('[SEC-01] the code is in no answer, no table of the shop and no log', async () => {
    const code = await sentCode(shop, to)
    const answer = await login(shop, { phoneNumber, otp: wrongFor(code) })
    expect(JSON.stringify(answer)).not.toContain(code)
    const { rows } = await shop.deps.db.execute<{ text: string }>(sql`
      SELECT one_time_codes::text AS text FROM one_time_codes
      UNION ALL SELECT data::text FROM pgboss.job UNION ALL SELECT output::text FROM pgboss.job`)
    expect(rows.filter(({ text }) => text?.includes(code))).toEqual([])
    expect(shop.logs.join('')).not.toContain(code)
    expect(shop.logs.join('')).not.toContain(phoneNumber)
  })
})

describe('asking for codes', () => {
  beforeAll(() => {
    phoneNumber = '93000001'
    to = '+96893000001'
  })
  afterEach(() => shop.close())

  test('a hundred requests at once, in every spelling of a number, send one message', async () => {
    await open({ CODES_PER_ADDRESS_PER_HOUR: '1000' })
    const spellings = ['93000001', '+968 93000001', '0096893000001', '٩٣٠٠٠٠٠١', '9300-0001', ' 93 00 00 01 ']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendOtp(shop, {
          countryCode: ['+968', '968', '00968', '٩٦٨'][index % 4] ?? '',
          phoneNumber: spellings[index % spellings.length] ?? '',
        }),
      ),
    )
    const refused = answers.filter(({ errors }) => errors.length > 0)
    expect(refused).toHaveLength(99)
    expect(refused[0]).toMatchObject({
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 110 && seconds <= 120),
      errors: [{ code: 'LOGIN_ATTEMPT_DELAYED' }],
    })
    await sentCode(shop, to)
    expect(await queued()).toBe(1)
  })

  test('[AUTH-53] a number gets three codes in ten minutes, five in an hour, ten in a day', async () => {
    await open({ CODES_PER_ADDRESS_PER_HOUR: '1000', CODES_PER_PREFIX_PER_HOUR: '1000' })
    const sent: number[] = []
    for (let minute = 0, step = 3; minute < 26 * 60; minute += step) {
      const { errors } = await sendOtp(shop, { phoneNumber })
      if (errors.length === 0) sent.push(minute)
      // The long time in which the day's codes are used up is looked at less often.
      step = minute < 3 * 60 || minute > 23 * 60 ? 3 : 15
      await shop.deps.db.execute(sql`UPDATE attempts SET times =
        ARRAY(SELECT time - make_interval(mins => ${step}) FROM unnest(times) AS time)`)
    }
    const within = (minutes: number) =>
      Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + minutes).length))
    expect([within(10), within(60), within(24 * 60)]).toEqual([3, 5, 10])
  })

  test('a storm over one block of numbers is stopped, and a captcha opens it a little', async () => {
    await open({ CODES_PER_ADDRESS_PER_HOUR: '1000' })
    const answers = []
    for (let index = 0; index < 30; index++) {
      answers.push(
        await sendOtp(shop, { phoneNumber: `9400${1000 + index}` }, { remoteAddress: addressOf(index) }),
      )
    }
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20)
    expect(answers.at(-1).errors).toMatchObject([{ code: 'REQUIRED', field: 'captcha' }])
    expect((await sendOtp(shop, { phoneNumber: '95001000' })).errors).toEqual([])
    const { data } = (await shop.app.inject({ url: '/api/v1/accounts/captcha/' })).json()
    const captcha = `captchaUuid: "${data.captcha_uuid}", captcha: "${doWork(data.captcha_uuid, data.work.bits)}"`
    const query = `mutation { sendOtp(countryCode: "968", phoneNumber: "94002000", messagingService: "sms", ${captcha}) {
      errors { code field } } }`
    expect((await ask(shop, query)).data.sendOtp.errors).toEqual([])
    expect((await ask(shop, query)).data.sendOtp.errors).toEqual([{ code: 'INVALID', field: 'captcha' }])
  })

  test('[SEC-02] an address gets ten codes an hour, one network of IPv6 as many, and the shop has a budget', async () => {
    await open({ CODES_PER_HOUR: '25' })
    const countOf = async (first: number, remoteAddress: (index: number) => string) => {
      let sent = 0
      for (let index = 0; index < 12; index++) {
        const phone = `9${String(first + index * 11).padStart(3, '0')}${1000 + index}`
        const { errors } = await sendOtp(
          shop,
          { phoneNumber: phone },
          { remoteAddress: remoteAddress(index) },
        )
        if (errors.length === 0) sent += 1
      }
      return sent
    }
    expect(await countOf(100, () => '203.0.113.7')).toBe(10)
    expect(await countOf(300, (index) => `2001:db8:1:2::${index}`)).toBe(10)
    expect(await countOf(500, () => '203.0.113.8')).toBe(5)
  })

  test('the budget is spent to the last message and no further, by numbers of any kind at once', async () => {
    await open({ CODES_PER_HOUR: '40' })
    const send = (index: number) =>
      sendOtp(
        shop,
        { phoneNumber: `9${String(index * 9973).padStart(7, '0')}` },
        { remoteAddress: addressOf(index) },
      )
    const all = Array.from({ length: 60 }, (_, index) => index)
    const atOnce = await Promise.all(all.slice(0, 30).map(send))
    expect(atOnce.filter(({ errors }) => errors.length > 0)).toEqual([])
    const rest = []
    for (const index of all.slice(30)) rest.push(await send(index))
    expect(rest.filter(({ errors }) => errors.length === 0)).toHaveLength(10)
    const more = await Promise.all(Array.from({ length: 30 }, (_, index) => send(100 + index)))
    expect(more.filter(({ errors }) => errors.length === 0)).toEqual([])
    expect(await queued()).toBe(40)
  })

  test('limits hold over two processes, since the database counts', async () => {
    await open()
    const other = await buildTestApp({ env: { DATABASE_URL: shop.deps.connection.url } })
    const asked = await Promise.all([sendOtp(shop, { phoneNumber }), sendOtp({ ...other }, { phoneNumber })])
    expect(asked.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    await other.close()
    expect(await sendsOf('+96890000000')).toBe(0)
  })
})

describe('a request that cannot be granted', () => {
  // Nothing of it is stored, so one shop does for all.
  beforeAll(() => open())
  afterAll(() => shop.close())

  test.each([
    ['no country', { countryCode: '', phoneNumber }, 'REQUIRED', 'countryCode'],
    ['no number', { phoneNumber: ' ' }, 'REQUIRED', 'phoneNumber'],
    ['a country that is not offered', { countryCode: '+44', phoneNumber }, 'NOT_FOUND', 'countryCode'],
    ['a short number', { phoneNumber: '9300000' }, 'INVALID', 'phoneNumber'],
    ['a long number', { phoneNumber: '930000011' }, 'INVALID', 'phoneNumber'],
    ['letters', { phoneNumber: '9300000a' }, 'INVALID', 'phoneNumber'],
    ["another country's number", { phoneNumber: '+971501234567' }, 'INVALID', 'phoneNumber'],
    ['no service', { phoneNumber, service: '' }, 'REQUIRED', 'messagingService'],
    ['an unknown service', { phoneNumber, service: 'pigeon' }, 'NOT_FOUND', 'messagingService'],
  ])('[AUTH-23] [AUTH-54] [AUTH-71] refuses %s without counting', async (_what, input, code, field) => {
    const { service, ...phone } = { service: 'sms', ...input }
    expect((await sendOtp(shop, phone, { service })).errors).toMatchObject([{ code, field }])
    const { rows } = await shop.deps.db.execute(sql`SELECT 1 FROM attempts`)
    expect(rows).toHaveLength(0)
  })
})
