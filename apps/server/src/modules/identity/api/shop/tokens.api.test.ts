import { createHmac, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { openEventSource } from '#testing/event-source.ts'
import { inPairs } from '#testing/in-pairs.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { passwordHashing, usualPasswordCost } from '../../use-cases/credentials/password-hashing.ts'
import { hashDriverCode } from '../../use-cases/sign-in-with-code.ts'

let shop: TestApp
let genuine: { token: string; refreshToken: string }
beforeAll(async () => {
  shop = await buildTestApp({
    jobs: true,
    env: {
      CODES_PER_ADDRESS_PER_HOUR: '2000',
      CODES_PER_PREFIX_PER_HOUR: '2000',
      CODES_PER_HOUR: '5000',
    },
  })
  genuine = await signIn(shop, '95000001')
})
afterAll(() => shop.close())

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const signedWith = (header: object, claims: object, signature: (text: string) => Buffer) => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${signature(text).toString('base64url')}`
}
const ownKey = (text: string) => sign(null, Buffer.from(text), keysOf(shop.deps.config).tokens.privateKey)
const strangeKey = (text: string) => sign(null, Buffer.from(text), generateKeyPairSync('ed25519').privateKey)
let endedSessions = 0
const eddsa = { alg: 'EdDSA', typ: 'JWT' }

/** The result for a token: of REST the status, of GraphQL the code or who it is. */
const outcomeOf = async (token: string) => {
  const rest = await shop.app.inject({
    url: '/api/v1/accounts/user/',
    headers: { authorization: `Bearer ${token}` },
  })
  const { data, errors } = await ask(shop, '{ me { id } }', { token })
  return [rest.statusCode, errors?.[0].extensions.exception.code ?? data.me]
}

describe('tokens', () => {
  test('carry what Saleor clients read, and nothing that changes by itself', () => {
    const { iat, exp, ...claims } = claimsOf(genuine.token)
    expect(exp - iat).toBe(300)
    expect(claims).toMatchObject({
      iss: 'http://localhost/graphql/',
      owner: 'saleor',
      type: 'access',
      is_staff: false,
      user_id: expect.any(String),
      token: claims.sid,
    })
    const refresh = claimsOf(genuine.refreshToken)
    expect(refresh.exp - refresh.iat).toBe(30 * 24 * 3600)
  })

  test('[GQL-58] are checked by other services with the published key', async () => {
    const { statusCode, body, headers } = await shop.app.inject({ url: '/.well-known/jwks.json' })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
    const { keys } = JSON.parse(body)
    expect(keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), use: 'sig', alg: 'EdDSA', key_ops: ['verify'] },
    ])
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    const [head, claims, signature = ''] = genuine.token.split('.')
    const isGenuine = (signed: string) =>
      verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'))
    expect([isGenuine(`${head}.${claims}`), isGenuine(`${head}.${claims}x`)]).toEqual([true, false])
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, (claims: Record<string, unknown>) => string, string | null]>([
    ['no signature', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`, 'InvalidSignatureError'],
    [
      'HS256 with the public key',
      (claims) =>
        signedWith({ alg: 'HS256', typ: 'JWT' }, claims, (text) => {
          const pem = keysOf(shop.deps.config).tokens.publicKey.export({ type: 'spki', format: 'pem' })
          return createHmac('sha256', pem).update(text).digest()
        }),
      'InvalidSignatureError',
    ],
    ["a stranger's key", (claims) => signedWith(eddsa, claims, strangeKey), 'InvalidSignatureError'],
    [
      'a key brought along',
      (claims) => signedWith({ ...eddsa, jwk: { kty: 'OKP' }, jku: 'http://x' }, claims, ownKey),
      'InvalidSignatureError',
    ],
    [
      'a critical header',
      (claims) => signedWith({ ...eddsa, crit: ['x'] }, claims, ownKey),
      'InvalidSignatureError',
    ],
    [
      'another key id',
      (claims) => signedWith({ ...eddsa, kid: '../../x' }, claims, ownKey),
      'InvalidSignatureError',
    ],
    [
      'its time over',
      (claims) => signedWith(eddsa, { ...claims, exp: now() - 1 }, ownKey),
      'ExpiredSignatureError',
    ],
    [
      'another audience',
      (claims) => signedWith(eddsa, { ...claims, aud: 'console' }, ownKey),
      'InvalidTokenError',
    ],
    ['another type', () => genuine.refreshToken, 'InvalidTokenError'],
    [
      'a session that does not exist',
      (claims) => signedWith(eddsa, { ...claims, sid: '0f0e1d2c-3b4a-4596-8877-665544332211' }, ownKey),
      'InvalidTokenError',
    ],
    [
      'another owner',
      (claims) => signedWith(eddsa, { ...claims, owner: 'elsewhere' }, ownKey),
      'JSONWebTokenError',
    ],
    ['a fourth part', () => `${genuine.token}.x`, 'JSONWebTokenError'],
    ['no form at all', () => 'nonsense', 'JSONWebTokenError'],
  ])('with %s sign nobody in', async (_what, make, code) => {
    expect(await outcomeOf(make(claimsOf(genuine.token)))).toEqual([401, code])
  })

  test('one changed character is enough', async () => {
    const [header = '', body = '', signature = ''] = genuine.token.split('.')
    const changed = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    expect((await outcomeOf(`${header}.${body}.${changed}`))[1]).toBe('InvalidSignatureError')
  })

  test.each(['Bearer', 'bearer', 'JWT'])('are sent as %s', async (scheme) => {
    const headers = { authorization: `${scheme} ${genuine.token}` }
    expect((await ask(shop, '{ me { id } }', { headers })).data.me).not.toBeNull()
  })

  test('are sent in a header of their own, too', async () => {
    const headers = { 'authorization-bearer': genuine.token }
    expect((await ask(shop, '{ me { id } }', { headers })).data.me).not.toBeNull()
  })

  test('[AUTH-70] an expired one breaks neither sendOtp nor login nor tokenRefresh, and stops everything else', async () => {
    const token = signedWith(eddsa, { ...claimsOf(genuine.token), exp: 1 }, ownKey)
    expect((await sendOtp(shop, { phoneNumber: '95000002' }, { token })).errors).toEqual([])
    const otp = await sentCode(shop, '+96895000002')
    expect((await login(shop, { phoneNumber: '95000002', otp }, { token })).errors).toEqual([])
    const renewal = `mutation { tokenRefresh(refreshToken: "${genuine.refreshToken}") { token } }`
    expect((await ask(shop, renewal, { token })).data.tokenRefresh.token).toBeTruthy()
    const create = 'checkoutCreate(input: { channel: "default-channel", lines: [] }) { checkout { id } }'
    for (const query of [
      '{ channels { slug } }',
      '{ products(first: 1) { totalCount } }',
      '{ __schema { queryType { name } } }',
      'mutation { accountUpdate(input: {}) { errors { code } } }',
      `mutation { ${create} }`,
      `mutation { tokenRefresh(refreshToken: "x") { token } ${create} }`,
      `mutation { ...Create } fragment Create on Mutation { ${create} }`,
    ]) {
      const { data, errors } = await ask(shop, query, { token })
      expect([query, data, errors[0].extensions.exception.code]).toEqual([
        query,
        null,
        'ExpiredSignatureError',
      ])
    }
    const { rows } = await shop.deps.db.execute(sql`SELECT FROM checkouts`)
    expect(rows).toEqual([])
  })

  test('one that is not accepted gets no answer from a cache of visitors, whichever header it comes in', async () => {
    const query = '{ channels { slug } }'
    expect((await ask(shop, query)).data.channels).toHaveLength(2)
    for (const headers of [{ authorization: 'Bearer x' }, { 'authorization-bearer': 'x' }]) {
      const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', headers, payload: { query } })
      expect([answer.statusCode, answer.json().data]).toEqual([200, null])
      expect(answer.json().errors[0].extensions.exception.code).toBe('JSONWebTokenError')
    }
  })

  test('one whose session has ended is refused by public calls of REST, and by the live events', async () => {
    const ended = await signIn(shop, `9500${1000 + endedSessions++}`)
    const authorization = `Bearer ${ended.token}`
    const url = '/api/v1/notification/notif/'
    expect((await shop.app.inject({ url, headers: { authorization } })).statusCode).toBe(200)
    await ask(shop, `mutation { logout(refreshToken: "${ended.refreshToken}") { errors { code } } }`)
    const statusNow = async () => (await shop.app.inject({ url, headers: { authorization } })).statusCode
    await waitUntil(async () => (await statusNow()) === 401)
    for (const path of [url, '/events']) {
      const answer = await shop.app.inject({ url: path, headers: { authorization } })
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ])
    }
    expect((await shop.app.inject({ url })).statusCode).toBe(200)
  })

  test('tokenVerify says whose a token is', async () => {
    const query = (token: string) =>
      `mutation { tokenVerify(token: "${token}") { isValid payload user { phone } errors { code } } }`
    expect((await ask(shop, query(genuine.token))).data.tokenVerify).toMatchObject({
      isValid: true,
      payload: { type: 'access' },
      user: { phone: '+96895000001' },
    })
    expect((await ask(shop, query('x'))).data.tokenVerify).toMatchObject({ isValid: false, user: null })
  })
})

describe('two processes', () => {
  test('signing out in one ends the session in the other within five seconds', async () => {
    const { connection, config } = shop.deps
    const other = await buildTestApp({ env: { DATABASE_URL: connection.url, DATA_DIR: config.DATA_DIR } })
    const { token } = await signIn(shop, '95000003')
    const known = async () => (await ask(other, '{ me { id } }', { token })).data?.me ?? null
    expect(await known()).not.toBeNull()
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const [own, visitors] = await Promise.all([
      openEventSource(`${address}/events`, { authorization: `Bearer ${token}` }),
      openEventSource(`${address}/events`),
    ])
    await own.isFollowing()
    await ask(shop, 'mutation { logout { errors { code } } }', { token })
    await expect.poll(known).toBeNull()
    // Its own event stream ends as well, and no other.
    await expect.poll(() => own.hasEnded).toBe(true)
    expect(visitors.hasEnded).toBe(false)
    await visitors.leave()
    await other.close()
  })
})

describe('drivers', () => {
  test('[ROLE-06] sign in with code and driver code; a wrong one, and another phone, are refused alike', async () => {
    const phone = '+96895000004'
    const hash = hashDriverCode('4321', phone, keysOf(shop.deps.config).codes)
    await shop.deps.db.execute(
      sql`INSERT INTO customers (phone, driver_code_hash) VALUES (${phone}, ${hash})`,
    )
    const driver = { phoneNumber: '95000004' }
    await sendOtp(shop, driver)
    const otp = await sentCode(shop, phone)
    const missing = await login(shop, { ...driver, otp, driverCode: ' ' })
    expect(missing.errors).toMatchObject([
      { code: 'REQUIRED', message: 'Please enter the delivery-driver code.' },
    ])
    const wrong = await login(shop, { ...driver, otp, driverCode: '1234' })
    await sendOtp(shop, { phoneNumber: '95000005' })
    const otherOtp = await sentCode(shop, '+96895000005')
    const other = await login(shop, { phoneNumber: '95000005', otp: otherOtp, driverCode: '4321' })
    expect(wrong.errors).toMatchObject([{ code: 'INVALID_CREDENTIALS', field: 'driverCode' }])
    expect(other).toEqual(wrong)
    const { token } = await login(shop, { ...driver, otp, driverCode: '٤٣٢١' })
    expect((await ask(shop, '{ me { phone } }', { token })).data.me.phone).toBe(phone)
    const rest = await shop.app.inject({
      url: '/api/v1/accounts/user/',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(rest.statusCode).toBe(403)
  })
})

describe('what can be found out from outside', () => {
  test('known and unknown numbers get the same answers for the same work', async () => {
    const pairs = 12
    const statements = { first: new Set<number>(), second: new Set<number>() }
    const answers = new Set<string>()
    await shop.deps.db.execute(sql`INSERT INTO customers (phone)
      SELECT '+9689510' || lpad(number::text, 4, '0') FROM generate_series(0, ${pairs - 1}) AS number`)
    await inPairs(pairs, async (kind, pair) => {
      const phoneNumber = `${kind === 'first' ? '9510' : '9520'}${String(pair).padStart(4, '0')}`
      const remoteAddress = `10.${kind === 'first' ? 1 : 2}.${pair >> 8}.${pair & 255}`
      const count = await shop.deps.connection.statementsOf(async () => {
        const sent = await sendOtp(shop, { phoneNumber }, { remoteAddress })
        const tried = await login(shop, { phoneNumber, otp: '000000' }, { remoteAddress })
        answers.add(JSON.stringify([sent, tried]))
      })
      statements[kind].add(count)
    })
    expect(answers.size).toBe(1)
    expect(Math.min(...statements.first)).toBe(Math.min(...statements.second))
  })

  test('an account with a password and none at all cost as much to refuse', async () => {
    const before = passwordHashing.cost
    onTestFinished(() => {
      passwordHashing.cost = before
    })
    passwordHashing.cost = usualPasswordCost
    const register = `mutation { accountRegister(input: { email: "lina@example.om", password: "Muscat-2026",
      redirectUrl: "http://localhost/" }) { errors { code } } }`
    await ask(shop, register)
    const work = await inPairs(9, async (kind) => {
      await shop.deps.db.execute(sql`DELETE FROM attempts`)
      const email = kind === 'first' ? 'lina@example.om' : 'nobody@example.om'
      await ask(shop, `mutation { tokenCreate(email: "${email}", password: "wrong-1") { errors { code } } }`)
    })
    // Hashing is nearly all of it, and is done for an unknown account as well.
    expect(work.second).toBeGreaterThan(0.5 * work.first)
    expect(work.first).toBeGreaterThan(0.5 * work.second)
  })
})
