import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { blockCustomer } from '../../use-cases/block-customer.ts'

let shop: TestApp
let offsetMs = 0
beforeAll(async () => {
  shop = await buildTestApp({
    jobs: true,
    clock: { now: () => new Date(Date.now() + offsetMs) },
    env: { CODES_PER_ADDRESS_PER_HOUR: '1000', CODES_PER_PREFIX_PER_HOUR: '1000' },
  })
})
afterAll(() => shop.close())

const rotate = async (refreshToken: string) => {
  const query = `mutation($token: String) {
    tokenRefresh(refreshToken: $token) { token refreshToken errors { code field } }
  }`
  const { data } = await ask(shop, query, { url: '/graphql/auth/', variables: { token: refreshToken } })
  return data.tokenRefresh
}
const renew = async (refreshToken: string, options = {}) => {
  const query = `mutation($token: String) { tokenRefresh(refreshToken: $token) { token errors { code } user { id } } }`
  const { data } = await ask(shop, query, { ...options, variables: { token: refreshToken } })
  return data.tokenRefresh
}
const codeOfMe = async (token: string) => {
  const { data, errors } = await ask(shop, '{ me { id } }', { token })
  return errors?.[0].extensions.exception.code ?? (data.me ? 'me' : 'nobody')
}
const later = async (seconds: number, work: () => Promise<void>) => {
  offsetMs = seconds * 1000
  await work().finally(() => {
    offsetMs = 0
  })
}
const age = (seconds: number) =>
  shop.deps.db.execute(sql`UPDATE sessions SET rotated_at = rotated_at - ${seconds} * interval '1 second'`)

describe('sessions', () => {
  test('[AUTH-60] [AUTH-70] [GQL-02] an access token lives five minutes, and a refresh brings the next', async () => {
    const { token, refreshToken, user } = await signIn(shop, '92100001')
    await later(280, async () => expect(await codeOfMe(token)).toBe('me'))
    await later(301, async () => {
      expect(await codeOfMe(token)).toBe('ExpiredSignatureError')
      const renewed = await renew(refreshToken, { token })
      expect(renewed).toMatchObject({ errors: [], user: { id: user.id } })
      expect(await codeOfMe(renewed.token)).toBe('me')
    })
  })

  test('a client that does not take the new refresh token goes on with the old one', async () => {
    const { refreshToken } = await signIn(shop, '92100002')
    for (let times = 0; times < 3; times++) {
      expect((await renew(refreshToken)).errors).toEqual([])
      await age(60)
    }
  })

  test('twenty tabs that renew at once get one successor, and none of them is signed out', async () => {
    const { refreshToken } = await signIn(shop, '92100003')
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate(refreshToken)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const successors = new Set(answers.map((answer) => answer.refreshToken))
    expect(successors.size).toBe(1)
    const [successor = ''] = successors
    expect(successor).not.toBe(refreshToken)
    expect((await rotate(successor)).errors).toEqual([])
  })

  test('a stolen refresh token that is used later ends the session for both', async () => {
    const { token, refreshToken } = await signIn(shop, '92100004')
    const { refreshToken: successor } = await rotate(refreshToken)
    await age(11)
    expect(await rotate(refreshToken)).toMatchObject({ token: null, errors: [{ code: 'JWT_INVALID_TOKEN' }] })
    expect((await rotate(successor)).errors[0].code).toBe('JWT_INVALID_TOKEN')
    await expect.poll(() => codeOfMe(token)).toBe('InvalidTokenError')
  })

  test('a session ends after 30 days, however often it was renewed', async () => {
    const { refreshToken } = await signIn(shop, '92100005')
    const { refreshToken: successor } = await rotate(refreshToken)
    await later(30 * 24 * 3600 + 1, async () => {
      expect((await rotate(successor)).errors[0].code).toBe('JWT_SIGNATURE_EXPIRED')
    })
    await shop.deps.db.execute(sql`UPDATE sessions SET expires_at = now()`)
    expect((await rotate(successor)).errors[0].code).toBe('JWT_INVALID_TOKEN')
  })

  test.each([
    ['the request', (tokens: Tokens) => ask(shop, 'mutation { logout { errors { code } } }', tokens)],
    [
      'a refresh token',
      ({ refreshToken }: Tokens) =>
        ask(shop, `mutation { logout(refreshToken: "${refreshToken}") { errors { code } } }`),
    ],
  ])('[SEC-09] signing out ends the session of %s, on the server', async (_of, signOut) => {
    const tokens = await signIn(shop, _of === 'the request' ? '92100006' : '92100007')
    expect(await codeOfMe(tokens.token)).toBe('me')
    expect((await signOut(tokens)).data.logout.errors).toEqual([])
    expect((await rotate(tokens.refreshToken)).errors[0].code).toBe('JWT_INVALID_TOKEN')
    await expect.poll(() => codeOfMe(tokens.token)).toBe('InvalidTokenError')
  })

  test('a customer sees the own sessions and ends one of them', async () => {
    const first = await signIn(shop, '92100008', { headers: { 'user-agent': 'Phone' } })
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    await shop.deps.db.execute(sql`DELETE FROM sent_messages`)
    const second = await signIn(shop, '92100008', { headers: { 'user-agent': 'Laptop' } })
    const list = '{ mySessions { id userAgent isCurrent } }'
    const { data } = await ask(shop, list, { token: second.token })
    expect(data.mySessions).toMatchObject([
      { userAgent: 'Laptop', isCurrent: true },
      { userAgent: 'Phone', isCurrent: false },
    ])
    const end = `mutation { sessionEnd(id: "${data.mySessions[1].id}") { errors { code } } }`
    const stranger = await signIn(shop, '92100009')
    expect((await ask(shop, end, { token: stranger.token })).data.sessionEnd.errors[0].code).toBe('NOT_FOUND')
    expect((await ask(shop, end, { token: second.token })).data.sessionEnd.errors).toEqual([])
    expect((await rotate(first.refreshToken)).errors[0].code).toBe('JWT_INVALID_TOKEN')
  })

  test('[ROLE-10] a blocked customer is signed out and gets a neutral answer', async () => {
    const { token, refreshToken } = await signIn(shop, '92100010')
    expect(await codeOfMe(token)).toBe('me')
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM customers WHERE phone = '+96892100010'`,
    )
    await blockCustomer(shop.deps, rows[0]?.id ?? 0)
    expect((await rotate(refreshToken)).errors[0].code).toBe('JWT_INVALID_TOKEN')
    await expect.poll(() => codeOfMe(token)).toBe('InvalidTokenError')
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    await sendOtp(shop, { phoneNumber: '92100010' })
    const otp = await sentCode(shop, '+96892100010', 2)
    expect(await login(shop, { phoneNumber: '92100010', otp })).toMatchObject({
      token: null,
      errors: [{ code: 'INACTIVE', message: 'You cannot sign in with this account. Please contact us.' }],
    })
  })

  test('`me` reads one statement, a renewal one', async () => {
    const { token, refreshToken } = await signIn(shop, '92100011')
    const { statementsOf } = shop.deps.connection
    await codeOfMe(token)
    expect(await statementsOf(() => codeOfMe(token))).toBe(1)
    await shop.deps.db.execute(sql`UPDATE sessions SET user_agent = 'x'`)
    let current = refreshToken
    const renew = async () => {
      current = (await rotate(current)).refreshToken
    }
    expect(await statementsOf(renew)).toBe(1)
  })
})

type Tokens = { token: string; refreshToken: string }
