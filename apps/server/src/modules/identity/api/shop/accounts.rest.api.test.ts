import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { ask, doWork, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { isCaptchaAnswer } from '../../use-cases/credentials/captcha.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())

type Method = 'GET' | 'POST' | 'PUT'
const call = async (method: Method, path: string, payload?: object, token?: string) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/accounts/${path}`,
    remoteAddress: '192.0.2.50',
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}

const solved = async () => {
  const { data } = await call('GET', 'captcha/')
  return { captcha_uuid: data.captcha_uuid, captcha: readPicture(data.captcha_uuid) }
}

/** The digits of the picture, derived from its name and the shop's key, which no client has. */
function readPicture(name: string): string {
  const key = keysOf(shop.deps.config).captchas
  const number = createHmac('sha256', key).update(`answer|${name}`).digest().readUIntBE(0, 6) % 100_000
  const answer = String(number).padStart(5, '0')
  expect(isCaptchaAnswer({ name, answer }, { now: new Date(), key })).toBe(true)
  return answer
}

describe('captchas', () => {
  test('[REST-09] a captcha is drawn in the colours that were asked for', async () => {
    const { status, data, headers } = await call(
      'GET',
      'captcha/?font_color=%23ff0000&color=00ff00&base_color=%230000ff',
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const picture = sharp(Buffer.from(data.image.split(',')[1], 'base64'))
    const { data: pixels, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([180, 60])
    const has = (red: number, green: number, blue: number) => {
      for (let at = 0; at < pixels.length; at += 3) {
        if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) return true
      }
      return false
    }
    expect([has(255, 0, 0), has(0, 255, 0), has(0, 0, 255)]).toEqual([true, true, true])
  })

  test.each(['font_color=red;}', 'color=%3Csvg%3E', 'base_color=%23ffff'])(
    'a colour is a colour: %s',
    async (query) => {
      expect((await call('GET', `captcha/?${query}`)).status).toBe(400)
    },
  )

  test('[SEC-02] a captcha is answered once, right or wrong', async () => {
    const captcha = await solved()
    const first = await call('POST', 'login/', { phone_number: '94000001', city_id: 1, ...captcha })
    expect(first.status).toBe(200)
    const again = await call('POST', 'login/', { phone_number: '94000002', ...captcha })
    expect(again).toMatchObject({ status: 400, errors: [{ code: 'CAPTCHA_INCORRECT' }] })

    const { data } = await call('GET', 'captcha/')
    const wrong = { captcha_uuid: data.captcha_uuid, captcha: 'work:1' }
    expect((await call('POST', 'login/', { phone_number: '94000002', ...wrong })).status).toBe(400)
    const right = { ...wrong, captcha: readPicture(data.captcha_uuid) }
    expect((await call('POST', 'login/', { phone_number: '94000002', ...right })).status).toBe(400)
  })

  test('the digits of the picture are right, in any script; a name of somebody else is not', async () => {
    const { data } = await call('GET', 'captcha/')
    const digits = readPicture(data.captcha_uuid)
    const arabic = digits.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    const answered = { phone_number: '94000003', captcha_uuid: data.captcha_uuid, captcha: arabic }
    expect((await call('POST', 'login/', answered)).status).toBe(200)
    // A name for which the first number already is the work.
    const forged = '0f0e1d2c-3b4a-4596-8877-000000051995.9999999999.AAAA'
    const other = { phone_number: '94000004', captcha_uuid: forged, captcha: doWork(forged, 18) }
    expect((await call('POST', 'login/', other)).status).toBe(400)
  })
})

describe('the older way in', () => {
  test('[REST-10] [REST-11] [AUTH-72] sends a code and verifies it, for the same account as GraphQL', async () => {
    const sent = await call('POST', 'login/', {
      phone_number: '0096894100001',
      city_id: 11,
      ...(await solved()),
    })
    expect(sent).toMatchObject({ status: 200, data: { retry_after: 120 } })
    const otp_code = await sentCode(shop, '+96894100001')
    const signedIn = await call('POST', 'login/', { phone_number: '94100001', otp_code })
    expect(signedIn).toMatchObject({ status: 200, data: { user: { phone_number: '+96894100001' } } })
    const { data } = await ask(shop, '{ me { id } }', { token: signedIn.data.token })
    expect(data.me.id).toBe(signedIn.data.user.id)
  })

  test('[SEC-02] wrong codes and early repeats are refused, the latter with 429 and how long to wait', async () => {
    await call('POST', 'login/', { phone_number: '94100002', ...(await solved()) })
    const repeated = await call('POST', 'login/', { phone_number: '94100002', ...(await solved()) })
    expect(repeated).toMatchObject({ status: 429, errors: [{ code: 'CODE_WAIT' }] })
    expect(Number(repeated.headers['retry-after'])).toBeGreaterThan(100)
    const wrong = { phone_number: '94100002', otp_code: '000000' }
    for (let tries = 0; tries < 5; tries++) expect((await call('POST', 'login/', wrong)).status).toBe(400)
    expect(await call('POST', 'login/', wrong)).toMatchObject({
      status: 429,
      errors: [{ code: 'CODE_TRIES_EXCEEDED' }],
    })
  })

  test('without a captcha no code is sent', async () => {
    expect(await call('POST', 'login/', { phone_number: '94100003' })).toMatchObject({
      status: 400,
      errors: [{ code: 'CAPTCHA_REQUIRED', field: 'captcha' }],
    })
  })

  test('[REST-08] [REST-83] an existing token signs in, its own account and no other', async () => {
    const { token, refreshToken, user } = await signIn(shop, '94100004')
    const byAccess = await call('POST', 'token-login/', { token })
    expect(byAccess).toMatchObject({
      status: 200,
      data: { token, refresh_token: null, user: { id: user.id, phone_number: '+96894100004' } },
    })
    const byRefresh = await call('POST', 'token-login/', { token: refreshToken })
    expect(byRefresh).toMatchObject({ status: 200, data: { user: { id: user.id } } })
    await ask(shop, 'mutation { logout { errors { code } } }', { token })
    await expect.poll(async () => (await call('POST', 'token-login/', { token })).status).toBe(401)
    expect((await call('POST', 'token-login/', { token: refreshToken })).status).toBe(401)
    expect((await call('POST', 'token-login/', { token: 'nonsense' })).status).toBe(401)
  })
})

describe('the profile', () => {
  const change = {
    first_name: 'سالم',
    last_name: 'Al-Harthy',
    nid: '12345678',
    credit_card: '4111 1111 1111 1234',
  }

  test('[REST-16] [REST-17] [PROF-07] is read and changed by its owner', async () => {
    const { token } = await signIn(shop, '94200001')
    const changed = await call('PUT', 'user/', change, token)
    expect(changed.data).toMatchObject({
      phone_number: '+96894200001',
      first_name: 'سالم',
      last_name: 'Al-Harthy',
      nid: '••••5678',
      credit_card: '•••• 1234',
    })
    expect((await call('GET', 'user/', undefined, token)).data).toEqual(changed.data)
    // The shown values come back when the form is saved, and change nothing.
    expect((await call('PUT', 'user/', changed.data, token)).data).toEqual(changed.data)
  })

  test('[PROF-14] [PRIV-05] shows its numbers masked, can be without them, and of a card only the last digits are stored', async () => {
    const { token } = await signIn(shop, '94200014')
    const without = await call('PUT', 'user/', { first_name: 'Salim' }, token)
    expect(without).toMatchObject({ status: 200, data: { nid: '', credit_card: '' } })
    const { data } = await call('PUT', 'user/', change, token)
    expect([data.nid, data.credit_card]).toEqual(['••••5678', '•••• 1234'])
    const { rows } = await shop.deps.db.execute<{ text: string }>(
      sql`SELECT customers::text AS text FROM customers WHERE phone = '+96894200014'`,
    )
    expect(rows[0]?.text).toContain('12345678')
    expect(rows[0]?.text).not.toContain('4111')
  })

  test.each([
    ['first_name', ' ', 'FIRST_NAME_REQUIRED'],
    ['first_name', '<b>x</b>', 'FIRST_NAME_INVALID'],
    ['last_name', 'a'.repeat(17), 'LAST_NAME_INVALID'],
    ['nid', '12', 'NID_INVALID'],
    ['credit_card', 'none', 'CARD_INVALID'],
    ['phone_number', '+96899999999', 'PHONE_NEEDS_CODE'],
  ])('%s "%s" is refused', async (field, value, code) => {
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    await shop.deps.db.execute(sql`DELETE FROM sent_messages`)
    const { token } = await signIn(shop, '94200002')
    const refused = await call('PUT', 'user/', { [field]: value }, token)
    expect(refused).toMatchObject({ status: 400, errors: [{ code }] })
  })

  test('with keep_existing only what is missing is stored, also by two devices at once', async () => {
    const { token } = await signIn(shop, '94200003')
    const salim = { first_name: 'Salim', keep_existing: true }
    expect((await call('PUT', 'user/', salim, token)).data).toMatchObject({
      first_name: 'Salim',
      last_name: '',
    })
    const second = {
      first_name: 'Huda',
      last_name: 'Al-Harthy',
      email: 'huda@example.om',
      keep_existing: true,
    }
    expect((await call('PUT', 'user/', second, token)).data).toMatchObject({
      first_name: 'Salim',
      last_name: 'Al-Harthy',
      email: 'huda@example.om',
    })
    const third = { last_name: 'Al-Balushi', email: 'other@example.om', nid: '12345678', keep_existing: true }
    expect((await call('PUT', 'user/', third, token)).data).toMatchObject({
      last_name: 'Al-Harthy',
      email: 'huda@example.om',
      nid: '••••5678',
    })
    expect((await call('PUT', 'user/', { first_name: '7', keep_existing: true }, token)).status).toBe(400)

    await call('PUT', 'user/', { email: '' }, token)
    const addresses = ['one@example.om', 'two@example.om', 'three@example.om', 'four@example.om']
    const answers = await Promise.all(
      addresses.map((email) => call('PUT', 'user/', { email, keep_existing: true }, token)),
    )
    const { data } = await call('GET', 'user/', undefined, token)
    expect(addresses).toContain(data.email)
    for (const answer of answers) expect(answer.data.email).toBe(data.email)
  })

  test('[ROLE-03] a visitor gets 401', async () => {
    expect((await call('GET', 'user/')).status).toBe(401)
    expect((await call('PUT', 'user/', {})).status).toBe(401)
  })
})
